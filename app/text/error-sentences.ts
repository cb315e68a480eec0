/** What an error page says. */
export interface ErrorWording {
  /** What the window is called. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** What to do first, before going elsewhere. */
  readonly next?: { readonly href: string; readonly label: string };
}

export const LOST_WORDING: ErrorWording = {
  title: 'Stranica nije pronađena',
  heading: 'Izgubljeni ste?',
  lead: 'Stranica koju tražite ne postoji',
};

export const OFFLINE_WORDING: ErrorWording = {
  title: 'Nema veze',
  heading: 'Nema veze',
  lead: 'Stranica trenutačno ne može doći do svojih podataka. Pokušajte ponovno za koji trenutak.',
};

export const UNANSWERED_WORDING: ErrorWording = {
  ...OFFLINE_WORDING,
  lead: 'Stranica se nije učitala. Provjerite internetsku vezu pa pokušajte ponovno.',
};

export const UNWRITABLE_WORDING: ErrorWording = {
  title: 'Ništa se ne može spremiti',
  heading: 'Ništa se ne može spremiti',
  lead: 'Poslužitelj trenutačno ne može ništa spremiti. Ništa nije promijenjeno. Javite to onima koji održavaju stranicu pa pokušajte poslije.',
};

export const UNCONFIRMED_WORDING: ErrorWording = {
  title: 'Potvrdite adresu',
  heading: 'Potvrdite adresu e-pošte',
  lead: 'Uredništvo će vam biti dostupno kad otvorite poveznicu iz poruke koju smo vam poslali. Ako te poruke nemate, novu zatražite na stranici „Moj račun“.',
};

const BY_REASON = {
  'bad-address': {
    title: 'Adresa nije ispravna',
    heading: 'Izgubljeni ste?',
    lead: 'Adresa nije ispravna. Provjerite je ili krenite od početne stranice.',
  },
  'unreadable-form': {
    title: 'Obrazac se ne može pročitati',
    heading: 'Obrazac se ne može pročitati',
    lead: 'Ono što ste poslali nije stiglo u ispravnom obliku, pa ništa nije spremljeno. Vratite se i pošaljite ponovno.',
  },
  'foreign-form': {
    title: 'Obrazac nije prihvaćen',
    heading: 'Obrazac nije prihvaćen',
    lead: 'Obrazac nije poslan s ove stranice, pa ništa nije spremljeno. Otvorite ga ovdje i pošaljite ponovno.',
  },
  'uploads-at-once': {
    title: 'Previše priloga odjednom',
    heading: 'Previše priloga odjednom',
    lead: 'S vaše se internetske veze upravo šalje više priloga. Pričekajte da se dovrše pa se vratite i pošaljite ponovno.',
  },
} as const satisfies Readonly<Record<string, ErrorWording>>;

const BY_STATUS: ReadonlyMap<number, ErrorWording> = new Map([
  [
    400,
    {
      title: 'Zahtjev nije ispravan',
      heading: 'Zahtjev nije ispravan',
      lead: 'Ono što ste poslali ne može se pročitati, pa ništa nije spremljeno. Vratite se i pokušajte ponovno.',
    },
  ],
  [
    403,
    {
      title: 'Pristup nije dopušten',
      heading: 'Ovo je otvoreno samo Uredništvu',
      lead: 'Vaš račun nema uredničke ovlasti. Ako mislite da bi ih trebao imati, javite se Uredništvu.',
    },
  ],
  [
    405,
    {
      title: 'Takav zahtjev ne primamo',
      heading: 'Takav zahtjev ne primamo',
      lead: 'Ova stranica ne prima zahtjeve te vrste. Ništa nije promijenjeno.',
    },
  ],
  [
    413,
    {
      title: 'Poslano je previše',
      heading: 'Poslano je previše',
      lead: 'Poslano je više podataka nego što stranica može primiti, pa ništa nije spremljeno. Vratite se, pošaljite manje ili u više dijelova.',
    },
  ],
  [
    429,
    {
      title: 'Previše zahtjeva',
      heading: 'Previše zahtjeva zaredom',
      lead: 'U kratkom je vremenu stiglo više zahtjeva nego što možemo primiti. Pokušajte ponovno za koju minutu.',
    },
  ],
  [
    500,
    {
      title: 'Dogodila se pogreška',
      heading: 'Nešto je kod nas zapelo',
      lead: 'Pogreška je zabilježena. Pokušajte ponovno za koji trenutak.',
    },
  ],
  [503, OFFLINE_WORDING],
  [507, UNWRITABLE_WORDING],
]);

/** What a person is told of an answer that is no page. Whatever has no words of its own is a page that is not there. */
export function wordError(status: number, reason?: keyof typeof BY_REASON): ErrorWording {
  return (reason && BY_REASON[reason]) ?? BY_STATUS.get(status) ?? LOST_WORDING;
}
