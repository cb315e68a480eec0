import { IdentityError } from '../../domain/identity-error.ts';
import { PASSWORD_LENGTH } from '../../domain/password.ts';
import { isCommonPassword } from './common-passwords.ts';

const LONGEST_NAME = 80;
const LONGEST_EMAIL = 254;
/** As browsers read <input type=email>, with a domain that has a dot in it. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An address in the one form in which it is kept and compared. */
export function emailOf(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) throw new IdentityError('invalid-email');
  return email;
}

export function nameOf(text: string): string {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) throw new IdentityError('invalid-name');
  return name;
}

/** The whole policy: not shorter than six, not one that everybody tries first. */
export function checkNewPassword(password: string): void {
  if ([...password].length < PASSWORD_LENGTH.least) throw new IdentityError('weak-password');
  if (password.length > PASSWORD_LENGTH.most) throw new IdentityError('password-too-long');
  if (isCommonPassword(password)) throw new IdentityError('common-password');
}
