/** As the hosted provider's policy has it; no other rule is asked of anybody. */
export const PASSWORD_LENGTH = { least: 6, most: 128 } as const;

export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** A hint for whoever is choosing, not a gate: length counts most, then variety; what repeats counts little. */
export function strengthOf(password: string): PasswordStrength {
  const letters = [...password];
  if (letters.length < PASSWORD_LENGTH.least) return 'too-short';
  const variety = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(letters).size;
  const weight = Math.min(letters.length, different * 2) + variety * 2;
  if (weight < 14) return 'weak';
  return weight < 20 ? 'fair' : 'strong';
}
