import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { CONTRIBUTION_LIMITS } from '../../../domain/contribution-limits.ts';
import { Button } from '../../ui/button.tsx';
import { useTrouble } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './condolences.module.css';
import type { CondolenceView } from './views.ts';

interface CondolencesProps {
  readonly condolences: readonly CondolenceView[];
  readonly answer:
    | {
        readonly intent: string;
        readonly done?: string | undefined;
        readonly trouble?: string | undefined;
        readonly typed?: string | undefined;
      }
    | undefined;
  /** How a reader reports one of them. */
  readonly report: (id: string) => ReactNode;
}

export function Condolences({ condolences, answer, report }: CondolencesProps) {
  const busy = useNavigation().formData?.get('intent') === 'condolence';
  const heading = useId();
  const own = answer?.intent === 'condolence' ? answer : undefined;
  return (
    <section className={styles.condolences} aria-labelledby={heading}>
      <h2 id={heading}>Sućut i riječi sjećanja</h2>
      {condolences.length > 0 && (
        <ul>
          {condolences.map(({ id, author, text, when }) => (
            <li key={id}>
              <blockquote>{text}</blockquote>
              <p className={styles.who}>
                <strong>{author}</strong>, {when}
              </p>
              <div className={styles.report}>{report(id)}</div>
            </li>
          ))}
        </ul>
      )}
      <Form
        method="post"
        className={styles.form}
        preventScrollReset
        data-kept={own?.done ? undefined : 'condolence'}
        data-waits="riječi sjećanja"
        key={own?.done ? 'sent' : 'open'}
      >
        <input type="hidden" name="intent" value="condolence" />
        {own?.done && (
          <div data-taken="condolence">
            <Notice kind="done" focused>
              {own.done}
            </Notice>
          </div>
        )}
        <TextArea
          label="Napišite nekoliko riječi sjećanja"
          name="text"
          rows={4}
          maxLength={CONTRIBUTION_LIMITS.condolence}
          defaultValue={own?.typed}
          error={useTrouble(own)}
          hint="Prije objave pročitat će ih obitelj ili Uredništvo."
        />
        <p>
          <Button busy={busy}>Pošaljite</Button>
        </p>
      </Form>
    </section>
  );
}
