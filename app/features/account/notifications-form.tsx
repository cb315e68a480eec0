import { AccountForm, type FormAnswer } from './account-form.tsx';
import styles from './account-screen.module.css';

export type NotificationChoice = 'at-once' | 'daily' | 'never';

const CHOICES: readonly { readonly value: NotificationChoice; readonly label: string }[] = [
  { value: 'at-once', label: 'Odmah, ali najviše jednom u pola sata.' },
  { value: 'daily', label: 'Jednom dnevno, ujutro, ako nešto čeka.' },
  { value: 'never', label: 'Ne šaljite mi poruke.' },
];

interface NotificationsFormProps {
  readonly choice: NotificationChoice;
  readonly answer: FormAnswer | undefined;
}

export function NotificationsForm({ choice, answer }: NotificationsFormProps) {
  return (
    <AccountForm intent="notifications" answer={answer} submit="Spremite izbor" look="secondary">
      {() => (
        <fieldset className={styles.choice} key={choice}>
          <legend>Kada da vam javimo e-poštom?</legend>
          {CHOICES.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="notifications" value={value} defaultChecked={choice === value} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </AccountForm>
  );
}
