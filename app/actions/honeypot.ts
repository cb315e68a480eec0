import type { AttemptKind, AttemptLimits } from '../../chronicle/identity/attempts.ts';

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
  if (String(form.get('website') ?? '') === '') return false;
  await limits.count(kind, { account: `honeypot ${address}`, address });
  return true;
}
