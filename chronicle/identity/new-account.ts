import { z } from 'zod';
import { IdentityError } from '../../domain/identity-error.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { PASSWORD_LENGTH } from '../../domain/password.ts';
import { plainLetters } from '../../domain/plain-letters.ts';

const LONGEST_NAME = 80;
const LONGEST_EMAIL = 254;

/** An address in the one form in which it is kept and compared. Better-auth takes no other into an account. */
export function emailOf(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > LONGEST_EMAIL || !z.regexes.email.test(email)) throw new IdentityError('invalid-email');
  return email;
}

export function nameOf(text: string): string {
  const name = normalForm(text, 'NFC').replace(/\s+/g, ' ').trim();
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) throw new IdentityError('invalid-name');
  return name;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Whether the person says that they are sixteen or older. */
  readonly ofAge: boolean;
}

/** What somebody signs up with, in the form in which it is kept; refused before anybody is looked up. */
export function checkedAccount({ name, email, password, ofAge }: NewAccount) {
  const checked = { name: nameOf(name), email: emailOf(email), password };
  checkNewPassword(password);
  if (!ofAge) throw new IdentityError('too-young');
  return checked;
}

/** The whole policy: not shorter than six, not one that everybody tries first. */
export function checkNewPassword(password: string): void {
  if ([...password].length < PASSWORD_LENGTH.least) throw new IdentityError('weak-password');
  if (password.length > PASSWORD_LENGTH.most) throw new IdentityError('password-too-long');
  if (isCommonPassword(password)) throw new IdentityError('common-password');
}

/** Words that stand first in every list of guesses, here and in the world. Digits after them help nobody. */
const WORDS = new Set(
  `
  lozinka sifra zaporka tajna mojalozinka novalozinka lozinkalozinka prijava otvori pristup korisnik gost clan urednik administrator
  hrvatska croatia bosna hercegovina mostar zagreb split rijeka osijek sarajevo zadar dubrovnik sirokibrijeg siroki brijeg
  hercegovac dalmacija slavonija jadran balkan domovina dinamo hajduk zrinjski torcida badblue vatreni modric
  ivan marko josip ante luka petar tomislav mario stjepan matej filip david karlo mateo dominik mirko zdravko slavko drazen
  marija ana ivana petra martina katarina lucija magdalena kristina anamarija nikolina tihana
  ljubav volimte ljubavi srce dusa duso sunce suncica zvijezda zvjezdica andeo andjeo princeza macka maca mica pero bubamara leptir
  mamaitata mama tata majka otac baka djed obitelj familija sestra brat kuca rodendan rodjendan sretan sreca radost mojavolja
  isus isuskrist marijo gospa bogjeljubav amen krunica medugorje medjugorje
  nasebrdo brdo selo kamen vinograd rakija kafana
  password passwort passw0rd pass word letmein welcome admin administrator root user guest login master secret changeme default test
  tester testing qwerty qwertz qwertzu qwertzui qwertzuiop qwertyui qwertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl yxcvbn zxcvbn zxcvbnm
  iloveyou ilove lovely love lover angel princess sunshine shadow monkey dragon tiger football soccer baseball basketball hockey
  superman batman spiderman pokemon starwars matrix ninja killer hunter jordan michael jessica jennifer michelle charlie thomas
  andrew daniel robert computer internet google facebook instagram iphone samsung whatsapp youtube microsoft windows
  summer winter spring autumn flower butterfly chocolate cookie banana orange cheese pepper ginger purple silver golden diamond
  freedom whatever trustno nothing hello helloworld access mustang ferrari porsche mercedes corvette yamaha harley
  abc abcd abcde abcdef abcdefg abcdefgh aabbcc aabbc qazwsx qwe qweasd asd zaq a b c x
  `
    .trim()
    .split(/\s+/),
);

const ROWS = ['0123456789012345', '9876543210987654', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjklyxcvbnm'];

/** Whether a guesser would try it among the first few thousand. */
function isCommonPassword(password: string): boolean {
  const plain = fold(password);
  const word = plain.replace(/[^a-z]+$/, '').replace(/^[^a-z]+/, '');
  return (
    /^(.{1,4}?)\1+$/.test(plain) ||
    /^\d{6,8}$/.test(plain) ||
    ROWS.some((row) => row.includes(plain)) ||
    (word !== '' && WORDS.has(word)) ||
    WORDS.has(plain)
  );
}

function fold(password: string): string {
  return plainLetters(password).replace(/[\s._-]+/g, '');
}
