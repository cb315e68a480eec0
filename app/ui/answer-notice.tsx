import { Form } from 'react-router';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface AnswerNoticeProps {
  readonly answer:
    | {
        readonly done?: string | undefined;
        readonly trouble?: string | undefined;
        /** What the page's own form is sent to take it back, where it can be. */
        readonly undo?: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
}

/** What became of a form, and the press that takes it back. */
export function AnswerNotice({ answer }: AnswerNoticeProps) {
  const text = answer?.trouble ?? answer?.done;
  if (!text) return null;
  return (
    <Notice kind={answer?.trouble ? 'trouble' : 'done'} focused={answer ?? true}>
      <p>{text}</p>
      {answer?.undo && (
        <Form method="post" preventScrollReset>
          {Object.entries(answer.undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button look="quiet">Poništite</Button>
        </Form>
      )}
    </Notice>
  );
}
