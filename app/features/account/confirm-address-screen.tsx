import { pathTo } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormAnswer } from './form-answer.ts';
import styles from './single-form.module.css';

/** A button rather than the link itself: programs that look at mail before people do follow links. */
export function ConfirmAddressScreen({
  answer,
  token,
}: {
  readonly answer: FormAnswer | undefined;
  readonly token: string;
}) {
  return (
    <div className={styles.single}>
      {answer?.done ? (
        <p role="status">{answer.done}</p>
      ) : (
        <AccountForm intent="confirm" answer={answer} submit="Potvrdi adresu">
          {() => <input type="hidden" name="token" value={token} />}
        </AccountForm>
      )}
      <p>
        <Link to={pathTo('account')}>Moj račun</Link>
      </p>
    </div>
  );
}
