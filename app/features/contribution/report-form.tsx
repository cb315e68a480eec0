import { Form } from 'react-router';
import { LONGEST_REPORT } from '../../../domain/contribution-limits.ts';
import { AnswerNotice } from '../../ui/answer-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Honeypot } from './honeypot.tsx';
import styles from './report-form.module.css';

interface ReportFormProps {
  readonly answer:
    | {
        readonly done?: string | undefined;
        readonly trouble?: string | undefined;
        /** What was written, where it was not taken. */
        readonly typed?: string | undefined;
      }
    | undefined;
  /** Of several things on a page, which one. */
  readonly about?: string;
}

/** A form by which a reader reports something. */
export function ReportForm({ answer, about }: ReportFormProps) {
  if (answer?.done) {
    return (
      <div data-taken={`report ${about ?? ''}`}>
        <Notice kind="done" focused>
          {answer.done}
        </Notice>
      </div>
    );
  }
  return (
    <Disclosure summary="Prijavite" open={Boolean(answer?.trouble)}>
      <Form
        method="post"
        className={styles.form}
        preventScrollReset
        data-kept={`report ${about ?? ''}`}
        data-waits="prijava pogreške"
      >
        <input type="hidden" name="intent" value="report" />
        {about && <input type="hidden" name="about" value={about} />}
        <AnswerNotice answer={answer} />
        <TextArea
          label="Što nije u redu?"
          name="reason"
          rows={3}
          maxLength={LONGEST_REPORT}
          defaultValue={answer?.typed}
          required
        />
        <Honeypot />
        <p>
          <Button look="secondary">Pošaljite Uredništvu</Button>
        </p>
      </Form>
    </Disclosure>
  );
}
