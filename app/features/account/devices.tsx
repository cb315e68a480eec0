import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormAnswer } from './account-form.tsx';
import styles from './devices.module.css';

export interface DeviceLine {
  readonly id: string;
  readonly name: string;
  readonly seen: string;
  readonly current: boolean;
}

interface DevicesProps {
  readonly devices: readonly DeviceLine[];
  readonly answer: FormAnswer | undefined;
}

export function Devices({ devices, answer }: DevicesProps) {
  return (
    <>
      {answer?.intent === 'device' && answer.done && (
        <Notice kind="done" focused>
          {answer.done}
        </Notice>
      )}
      <ul className={styles.devices}>
        {devices.map(({ id, name, seen, current }) => (
          <li key={id}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.seen}>{current ? 'Ovaj uređaj' : `Posljednji put upotrijebljen ${seen}`}</p>
            </div>
            {!current && (
              <form method="post">
                <input type="hidden" name="intent" value="device" />
                <input type="hidden" name="device" value={id} />
                <Button look="quiet" aria-label={`Odjavite uređaj: ${name}, ${seen}`}>
                  Odjavite uređaj
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
