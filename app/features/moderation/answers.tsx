import { Form } from 'react-router';
import { LONGEST_MESSAGE } from '../../../domain/contribution-limits.ts';
import { telephoneLink } from '../../../domain/telephone.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import styles from './answers.module.css';
import type { AnswerItem, MessageItem, UnsentAnswer } from './views.ts';

export function WaysToAnswer({
  email,
  emailProven,
  telephone,
}: Pick<MessageItem, 'email' | 'emailProven' | 'telephone'>) {
  if (!email && !telephone) return 'Bez adrese i telefona: ne može se odgovoriti';
  return (
    <>
      {/* Encoded: an address may hold what a mail program would read as further recipients. */}
      {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      {email && (emailProven ? ' (potvrđena adresa)' : ' (adresa nije potvrđena)')}
      {email && telephone && ' · '}
      {telephone && <a href={telephoneLink(telephone)}>{telephone}</a>}
    </>
  );
}

interface AnswersProps {
  readonly report: string;
  readonly name: string;
  /** Empty where nobody can be answered by email. */
  readonly email: string;
  readonly answers: readonly AnswerItem[];
  readonly unsent: UnsentAnswer | undefined;
}

/** What was written back, and the form to write. */
export function Answers({ report, name, email, answers, unsent }: AnswersProps) {
  const own = unsent?.report === report ? unsent : undefined;
  return (
    <div className={styles.answers}>
      {answers.map(({ text, by, at }) => (
        <blockquote key={`${at} ${text}`} className={styles.answer}>
          <p className={styles.by}>{`Odgovoreno ${at}, ${by}`}</p>
          <p className={styles.words}>{text}</p>
        </blockquote>
      ))}
      {email && (
        <Disclosure summary={answers.length > 0 ? 'Odgovorite još jednom' : 'Odgovorite'} open={own !== undefined}>
          <Form method="post" preventScrollReset className={styles.form} key={answers.length}>
            <input type="hidden" name="report" value={report} />
            <TextArea
              label={`Odgovor: ${name}`}
              name="answer"
              rows={4}
              maxLength={LONGEST_MESSAGE}
              defaultValue={own?.text}
              error={own}
              hint={`Ide e-poštom na ${email}, u ime Uredništva. Ovdje ostaje zapisano da je odgovoreno.`}
            />
            <p>
              <Button name="intent" value="answer-report">
                Pošaljite odgovor
              </Button>
            </p>
          </Form>
        </Disclosure>
      )}
    </div>
  );
}
