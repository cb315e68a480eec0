import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { IdentityErrorCode } from '../../../domain/identity-error.ts';
import { type FaultyField, wordIdentityError } from '../../text/identity-errors.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-form.module.css';

/** What a form of the account gets back: which one it was, what was wrong or done, and what was typed. */
export interface FormAnswer {
  readonly intent: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly error?: { readonly field: FaultyField; readonly sentence: string } | undefined;
  readonly done?: string;
}

/** Has the provider check what is in a form before it is sent: answers with what is wrong, if anything is. */
export type Prove = (form: HTMLFormElement) => Promise<FormAnswer['error']>;

/** The part of an answer that concerns one form: errors by field, and what was typed. */
interface OwnAnswer {
  typed(name: string): string | undefined;
  errorOf(field: Exclude<FaultyField, 'form'>): { readonly sentence: string } | undefined;
}

interface AccountFormProps {
  readonly intent: string;
  readonly answer: FormAnswer | undefined;
  readonly submit: string;
  readonly look?: ButtonLook;
  /** Name of the draft in which unsent text is stored (app/document/kept-forms.ts). */
  readonly draftName?: string;
  readonly prove?: Prove | undefined;
  readonly children?: (own: OwnAnswer) => ReactNode;
}

/**
 * One of the forms on a page, with what came of it. Sent as a whole page: most of them change who is asking, and
 * nothing of before may stay in this page's memory.
 */
export function AccountForm({
  intent,
  answer,
  submit,
  look = 'primary',
  draftName,
  prove,
  children,
}: AccountFormProps) {
  const own = answer?.intent === intent ? answer : undefined;
  const { error, busy, send } = useSending(own?.error, prove);
  const done = own?.done;
  return (
    <form method="post" noValidate className={styles.form} data-kept={draftName} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {done && !error && (
        <Notice kind="done" focused>
          {done}
        </Notice>
      )}
      {error?.field === 'form' && (
        <Notice kind="trouble" focused>
          {error.sentence}
        </Notice>
      )}
      {children?.({
        typed: (name) => (done ? undefined : own?.typed[name]),
        errorOf: (field) => (error?.field === field ? error : undefined),
      })}
      <p>
        <Button look={look} busy={busy}>
          {submit}
        </Button>
      </p>
    </form>
  );
}

/** With scripts, what can be known before sending is said before sending, and nothing typed is lost to it. */
function useSending(answered: FormAnswer['error'], prove: Prove | undefined) {
  const [found, setFound] = useState<FormAnswer['error']>();
  const [busy, setBusy] = useState(false);
  // A page brought back by the browser comes as it was left: sending.
  useEffect(() => {
    const rest = () => setBusy(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    const fault = faultBeforeSending(form);
    setFound(fault);
    if (fault) return;
    setBusy(true);
    const trouble = (await isReachable()) ? await prove?.(form) : wordIdentityError({ code: 'network-failed' });
    setFound(trouble);
    if (trouble) setBusy(false);
    else form.submit();
  };
  return { error: found ?? answered, busy, send };
}

/** Offline, a sent form would be replaced by the browser's error page, and the typed text lost. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  name: 'invalid-name',
  email: 'invalid-email',
  newPassword: 'weak-password',
  ofAge: 'too-young',
};

/** What the browser's own look at the fields finds, in the words of the server, which looks again. */
function faultBeforeSending(form: HTMLFormElement): FormAnswer['error'] {
  const wrong = form.querySelector<HTMLInputElement>('input:invalid');
  if (!wrong) return undefined;
  if (wrong.name === 'password') return { field: 'password', sentence: 'Upišite lozinku.' };
  const code = CODES[wrong.name];
  return code && wordIdentityError({ code });
}
