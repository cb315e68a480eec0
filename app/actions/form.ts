import type { AttemptKind, AttemptLimits } from '../../chronicle/identity/attempts.ts';

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const SECRET = new Set(['password', 'newPassword', 'proof']);

/** Everything but passwords, which are never sent back. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.filter(([name]) => !SECRET.has(name)));
}

/**
 * Whether a program filled in the field that people do not see. It is answered like anybody else and counted like
 * anybody else, or the field would be a way around the limits; but by where it comes from alone, because it may have
 * typed somebody's address.
 */
export async function isCaughtByHoneypot(
  limits: AttemptLimits,
  kind: AttemptKind,
  form: FormData,
  { address }: { readonly address: string },
): Promise<boolean> {
  if (textIn(form, 'website') === '') return false;
  await limits.count(kind, { account: `honeypot ${address}`, address });
  return true;
}
