import type { MemberEmail, WaitingKind } from '../../domain/member-email.ts';
import type { Role } from '../../domain/role.ts';
import { layEmail } from './emails.ts';
import { counted, type Forms } from './plurals.ts';

/** What somebody is invited to be. */
const INVITED_AS: Readonly<Record<Role, string>> = {
  member: 'da otvorite račun i vidite ono što vide članovi: obiteljska stabla, kartu i stranice pokojnih',
  writer: 'da pišete za nju: pripremate nove zapise i predlažete izmjene, a Uredništvo ih objavljuje',
  editor: 'u Uredništvo, da je s nama uređujete',
};

const WAITING_WORDS: Readonly<Record<WaitingKind, Forms>> = {
  contributions: { one: 'prilog', few: 'priloga', other: 'priloga' },
  corrections: { one: 'ispravak u stablu', few: 'ispravka u stablu', other: 'ispravaka u stablu' },
  reports: { one: 'prijava čitatelja', few: 'prijave čitatelja', other: 'prijava čitatelja' },
  messages: { one: 'poruka', few: 'poruke', other: 'poruka' },
  proposals: { one: 'prijedlog izmjene', few: 'prijedloga izmjena', other: 'prijedloga izmjena' },
  'tree-proposals': {
    one: 'predložena izmjena u stablu',
    few: 'predložene izmjene u stablu',
    other: 'predloženih izmjena u stablu',
  },
  admissions: { one: 'zahtjev za članstvo', few: 'zahtjeva za članstvo', other: 'zahtjeva za članstvo' },
};

function titled(title: string): string {
  return title.trim() || 'Bez naslova';
}

/** One line without links, so that nothing quoted passes for the site's own words. */
function quoted(text: string, longest: number): string {
  const words = text.replace(/[\s\p{C}]+/gu, ' ').split(' ');
  // A space after each full stop keeps mail programs from making a link of a bare host name.
  const plain = words.map((word) => (word.includes('://') ? '[poveznica]' : word.replace(/\.(?=\p{L})/gu, '. ')));
  const line = plain.join(' ');
  return line.length > longest ? `${line.slice(0, longest).toWellFormed().trimEnd()}…` : line;
}

/** More are counted; the desk lists them all. */
const MOST_PROPOSALS = 10;
const LONGEST_TITLE = 120;
const LONGEST_WHY = 300;

interface Links {
  readonly siteName: string;
  readonly link: string;
  /** To where a proposal is decided on. */
  readonly proposalLink: (id: string) => string;
}

/**
 * Emails about membership and editing. Nobody's name is in them: whoever has an account could write anything there. The title of
 * a proposal goes to who typed it and, shortened, to editors.
 */
export function wordMemberEmail(email: MemberEmail, { siteName, link, proposalLink }: Links) {
  const site = `„${siteName}“`;
  switch (email.kind) {
    case 'invitation':
      return layEmail(
        {
          subject: 'Poziv na stranicu',
          before: [
            `Uredništvo stranice ${site} poziva vas ${INVITED_AS[email.role]}. Prijavite se ovom adresom e-pošte ili njome otvorite račun:`,
          ],
          link,
          after: [
            'Poveznica vrijedi dva tjedna i može se upotrijebiti samo jednom.',
            'Ako vas poziv ne zanima, ne morate ništa učiniti.',
          ],
        },
        siteName,
      );
    case 'admitted':
      return layEmail(
        {
          subject: 'Dobro došli među članove',
          before: [
            `Uredništvo stranice ${site} prihvatilo je vaš zahtjev. Odsad vidite i obiteljska stabla, kartu i stranice pokojnih:`,
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'not-admitted':
      return layEmail(
        {
          subject: 'O vašem zahtjevu za članstvo',
          before: [
            `Uredništvo stranice ${site} ovaj put nije prihvatilo vaš zahtjev. Sve što je na stranici javno i dalje možete čitati.`,
            'Ako mislite da je posrijedi nesporazum, pišite nam:',
          ],
          link,
          after: ['Svoje podatke možete kad god poželite preuzeti ili račun izbrisati na stranici „Moj račun“.'],
        },
        siteName,
      );
    case 'proposal-refused':
      return layEmail(
        {
          subject: 'O vašem prijedlogu',
          before: [
            `hvala vam što ste stranici ${site} predložili „${titled(email.title)}“. Uredništvo prijedlog ovaj put nije objavilo, nego vam ga vraća s ovim riječima:`,
            email.reason,
            'Ništa nije izgubljeno: tekst je ostao vama, pa ga možete dotjerati i predložiti ponovno.',
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'proposal-published':
      return layEmail(
        {
          subject: 'Vaš je prijedlog objavljen',
          before: [
            `Uredništvo stranice ${site} prihvatilo je vaš prijedlog „${titled(email.title)}“. Hvala vam: sada ga svi mogu pročitati.`,
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'proposal-tree-refused':
      return layEmail(
        {
          subject: 'O vašem prijedlogu za stablo',
          before: [
            `hvala vam što ste za obiteljsko stablo na stranici ${site} predložili izmjenu „${titled(email.title)}“. Uredništvo je ovaj put nije prihvatilo i napisalo je zašto:`,
            email.reason,
            'Ako imate nov podatak ili izvor, slobodno je predložite ponovno. Svoje prijedloge vidite ovdje:',
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'proposal-tree-taken':
      return layEmail(
        {
          subject: 'Vaša je izmjena u stablu',
          before: [
            `Uredništvo stranice ${site} prihvatilo je izmjenu „${titled(email.title)}“ koju ste predložili. Hvala vam: sada je u obiteljskom stablu, a vidite je ovdje:`,
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'proposal-taken-over':
      return layEmail(
        {
          subject: 'Vaš je prijedlog prihvaćen',
          before: [
            `Uredništvo stranice ${site} prihvatilo je vaš prijedlog „${titled(email.title)}“ i dotjeruje ga za objavu. Hvala vam.`,
            'Što ste sve predložili i dokle je stiglo, vidite ovdje:',
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'waiting':
      return layEmail(
        {
          subject: 'Čeka vašu riječ',
          before: [
            `na radnom stolu stranice ${site} čeka vašu riječ:`,
            email.waiting.map(({ kind, count }) => `– ${counted(count, WAITING_WORDS[kind])}`).join('\n'),
            ...email.proposals
              .slice(0, MOST_PROPOSALS)
              .flatMap(({ id, title, why }) => [
                `O prijedlogu „${quoted(titled(title), LONGEST_TITLE)}“${why && `, s obrazloženjem „${quoted(why, LONGEST_WHY)}“,`} odlučite ovdje:`,
                new URL(proposalLink(id)),
              ]),
            'Sve što čeka vidite na radnom stolu:',
          ],
          link,
          after: [
            'Koliko ćemo vam često pisati, birate na stranici „Moj račun“; ondje ove poruke možete i isključiti.',
          ],
        },
        siteName,
      );
  }
}
