import type { IdentityErrorCode } from '../../domain/identity-error.ts';
import { PASSWORD_LENGTH } from '../../domain/password.ts';
import { counted } from './plurals.ts';

/** The field beside which a fault is shown; without one, above the form. */
export type FaultyField = 'name' | 'email' | 'password' | 'newPassword' | 'ofAge' | 'form';

interface Wording {
  readonly status: number;
  readonly field: FaultyField;
  readonly sentence: string;
}

const TABLE: Readonly<Record<IdentityErrorCode, Wording>> = {
  'invalid-credentials': { status: 400, field: 'password', sentence: 'Adresa e-pošte ili lozinka nije točna.' },
  'wrong-password': { status: 400, field: 'password', sentence: 'Lozinka nije točna.' },
  'no-password': {
    status: 400,
    field: 'password',
    sentence:
      'Ovaj račun nema lozinku, jer se prijavljujete preko Googlea. Postavite je poveznicom „Zaboravili ste lozinku?“ na stranici za prijavu.',
  },
  'email-in-use': { status: 409, field: 'email', sentence: 'Ta adresa već pripada drugomu računu.' },
  'too-many-requests': { status: 429, field: 'form', sentence: 'Previše pokušaja zaredom.' },
  'network-failed': {
    status: 503,
    field: 'form',
    sentence:
      'Nema veze s poslužiteljem. Provjerite jeste li na internetu pa pokušajte ponovno; ono što ste upisali ostalo je ovdje.',
  },
  unwritable: {
    status: 507,
    field: 'form',
    sentence:
      'Poslužitelj trenutačno ne može ništa spremiti. Što ste upisali, ostalo je ovdje; pokušajte poslije ili javite Uredništvu.',
  },
  'account-disabled': {
    status: 403,
    field: 'form',
    sentence: 'Ovaj je račun onemogućen. Ako mislite da je to pogreška, javite se Uredništvu.',
  },
  'session-expired': { status: 401, field: 'form', sentence: 'Vaša je prijava istekla. Prijavite se ponovno.' },
  'weak-password': {
    status: 400,
    field: 'newPassword',
    sentence: `Lozinka mora imati najmanje ${PASSWORD_LENGTH.least} znakova.`,
  },
  'common-password': {
    status: 400,
    field: 'newPassword',
    sentence: 'To je među prvim lozinkama koje bi netko pogađao. Odaberite drugu, na primjer nekoliko riječi zaredom.',
  },
  'password-too-long': {
    status: 400,
    field: 'newPassword',
    sentence: `Lozinka može imati najviše ${PASSWORD_LENGTH.most} znakova.`,
  },
  'invalid-email': {
    status: 400,
    field: 'email',
    sentence:
      'Upišite cijelu adresu e-pošte, na primjer ime@primjer.hr. Adresu s neobičnim znakovima ne možemo primiti.',
  },
  'email-refused': {
    status: 400,
    field: 'form',
    sentence:
      'Poruku nismo mogli poslati: odbio ju je poslužitelj e-pošte. Provjerite je li adresa točna; ako jest, pokušajte poslije ili se javite Uredništvu.',
  },
  'invalid-name': { status: 400, field: 'name', sentence: 'Upišite ime, najviše 80 znakova.' },
  'too-young': {
    status: 400,
    field: 'ofAge',
    sentence: 'Račun mogu otvoriti oni koji imaju 16 ili više godina. Ako ih imate, označite to ovdje.',
  },
  'token-invalid': {
    status: 400,
    field: 'form',
    sentence: 'Ova poveznica više ne vrijedi. Zatražite novu.',
  },
};

/** What a person is told of a fault, and how the answer is marked. */
export function wordIdentityError(error: {
  readonly code: IdentityErrorCode;
  readonly retryAfter?: number | undefined;
}) {
  const { status, field, sentence } = TABLE[error.code];
  const again = error.retryAfter === undefined ? '' : ` Pokušajte ponovno za ${timeInWords(error.retryAfter)}.`;
  return { status, field, sentence: `${sentence}${again}` };
}

const MINUTES = { one: 'minutu', few: 'minute', other: 'minuta' };
const HOURS = { one: 'sat', few: 'sata', other: 'sati' };

/** After «za»; rounded up, so that nobody comes too early. */
function timeInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, MINUTES) : counted(Math.ceil(minutes / 60), HOURS);
}
