import { useFetcher } from 'react-router';
import { LONGEST_REPORT } from '../../../../domain/contribution-limits.ts';
import { PERSON_PARAM } from '../../../query-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { useTrouble } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './fact-form.module.css';

interface Answer {
  readonly done?: string | undefined;
  readonly trouble?: string | undefined;
}

/** What no field fits, in a reader's own words, to the editors. */
export function WordsForm({ person }: { readonly person: string }) {
  const fetcher = useFetcher<Answer>({ key: `rijeci-${person}` });
  const answer = fetcher.data;
  const error = useTrouble(answer);
  if (answer?.done) return <Notice kind="done">{answer.done}</Notice>;
  return (
    <Disclosure summary="Opišite riječima" open={answer?.trouble !== undefined}>
      <fetcher.Form method="post" preventScrollReset className={styles.words}>
        <input type="hidden" name={PERSON_PARAM} value={person} />
        <TextArea
          label="Što treba ispraviti?"
          name="reason"
          rows={4}
          maxLength={LONGEST_REPORT}
          required
          hint="Za ono što ne stane ni u jedno polje. Poruku čita Uredništvo; ako znate, napišite i odakle podatak."
          error={error}
        />
        <Button name="intent" value="correction" busy={fetcher.state !== 'idle'}>
          Pošaljite Uredništvu
        </Button>
      </fetcher.Form>
    </Disclosure>
  );
}
