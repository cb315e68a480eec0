import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-form.module.css';
import type { FormAnswer } from './form-answer.ts';

/** The part of an answer that concerns one form: errors by field, and what was typed. */
interface OwnAnswer {
  typed(name: string): string | undefined;
  errorOf(field: 'name' | 'email' | 'password' | 'newPassword'): { readonly sentence: string } | undefined;
}

interface AccountFormProps {
  readonly intent: string;
  readonly answer: FormAnswer | undefined;
  readonly submit: string;
  readonly look?: ButtonLook;
  /** Under which name what was written and not sent is kept (app/shell/kept-forms). */
  readonly keptAs?: string;
  /** Sent as a whole page: for what changes who is asking. */
  readonly reloads?: boolean;
  readonly children: (own: OwnAnswer) => ReactNode;
}

/** One of the forms on a page, with what came of it. */
export function AccountForm({ intent, answer, submit, look = 'primary', keptAs, reloads, children }: AccountFormProps) {
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const own = answer?.intent === intent ? answer : undefined;
  useEffect(() => {
    if (own?.done) form.current?.reset();
  }, [own]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      data-kept={keptAs}
      reloadDocument={reloads ?? false}
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      {own?.done && (
        <Notice kind="done" focused>
          {own.done}
        </Notice>
      )}
      {own?.error?.field === 'form' && (
        <Notice kind="trouble" focused>
          {own.error.sentence}
        </Notice>
      )}
      {children({
        typed: (name) => (own?.done ? undefined : own?.typed[name]),
        errorOf: (field) => (own?.error?.field === field ? own.error : undefined),
      })}
      <p>
        <Button look={look} busy={navigation.formData?.get('intent') === intent}>
          {submit}
        </Button>
      </p>
    </Form>
  );
}
