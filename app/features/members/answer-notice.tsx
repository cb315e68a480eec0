import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './members.module.css';
import type { MembersAnswer } from './views.ts';

/** What was done, and the one press that takes it back. */
export function AnswerNotice({ answer }: { readonly answer: MembersAnswer | undefined }) {
  if (!answer?.done && !answer?.trouble) return null;
  return (
    <Notice kind={answer.trouble ? 'trouble' : 'done'} focused>
      {answer.trouble ?? answer.done}
      {answer.undo && (
        <Form method="post" preventScrollReset className={styles.undo}>
          {Object.entries(answer.undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="quiet">Poništite</Button>
        </Form>
      )}
    </Notice>
  );
}
