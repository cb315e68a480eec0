import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { dayText } from './dates.ts';
import { layEmail } from './emails.ts';
import { counted, WORDS } from './plurals.ts';

interface Surroundings {
  readonly siteName: string;
  readonly link: string;
  readonly privateLink?: string;
}

const PRIVATE =
  'Poveznicu sačuvajte i ne dajte je drugima: njome svoj prilog možete pogledati, ispraviti ili povući kad god poželite.';

/** Emails about contributions. What a stranger typed is not repeated to an address that may not be theirs. */
export function wordContributionEmail(email: ContributionEmail, { siteName, link, privateLink }: Surroundings) {
  const site = `„${siteName}“`;
  switch (email.kind) {
    case 'confirm':
      return layEmail(
        {
          subject: 'Potvrdite svoj spomen',
          before: [
            `na stranici ${site} ispričan je spomen i uz njega upisana ova adresa e-pošte. Ako ste ga ispričali vi, otvorite poveznicu i potvrdite:`,
          ],
          link,
          after: [
            `Nakon potvrde spomen čita Uredništvo, a tek potom izlazi na stranici. ${PRIVATE}`,
            'Ako to niste bili vi, ne morate ništa učiniti: nepotvrđen spomen nitko ne vidi i za tjedan dana briše se.',
          ],
        },
        siteName,
      );
    case 'received':
      return layEmail(
        {
          subject: 'Vaš je spomen stigao',
          before: [
            `hvala vam što ste na stranici ${site} ispričali spomen. Uredništvo će ga pročitati i javiti vam se.`,
            'Ovdje ga možete pogledati:',
          ],
          link,
          after: [PRIVATE],
        },
        siteName,
      );
    case 'published':
      return layEmail(
        {
          subject: email.title ? 'Vaš je spomen objavljen' : 'Vaša je sućut objavljena',
          before: [
            email.title
              ? `vaš spomen „${email.title}“ objavljen je na stranici ${site}. Hvala vam: sada ga ima tko pročitati.`
              : `vaša je sućut objavljena na stranici ${site}.`,
          ],
          link,
          after: [
            ...(privateLink
              ? ['Želite li ga jednom ispraviti ili povući, to možete ovom poveznicom:', privateLink]
              : []),
          ],
        },
        siteName,
      );
    case 'refused':
      return layEmail(
        {
          subject: 'O vašem prilogu',
          before: [
            `hvala vam što ste nešto poslali stranici ${site}. Uredništvo to ovaj put nije objavilo, a razlog je ovaj:`,
            email.reason,
            'Prilog smo izbrisali, zajedno sa slikama i snimkom ako ih je bilo. Uvijek možete ispričati drugi:',
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'correction':
      return layEmail(
        {
          subject: 'Ispravak u stablu',
          before: [`na stranici ${site} stigao je ispravak za osobu iz stabla, ${email.name}:`, email.reason],
          link,
          after: ['Čeka i na radnom stolu Uredništva, među prijavama čitatelja.'],
        },
        siteName,
      );
    case 'message': {
      const { name, email: address, emailProven, telephone, about, text } = email;
      const proof = emailProven ? 'adresa je potvrđena' : 'adresa nije potvrđena';
      return layEmail(
        {
          subject: 'Poruka Uredništvu',
          before: [
            `na stranici ${site} netko je pisao Uredništvu.`,
            [
              `Ime: ${name}`,
              `E-pošta: ${address ? `${address} (${proof})` : 'nije navedena'}`,
              ...(telephone ? [`Telefon: ${telephone}`] : []),
              ...(about ? [`O stranici: ${email.origin}${about}`] : []),
            ].join('\n'),
            text,
            'Poruka čeka i na radnom stolu Uredništva; kad odgovorite, ondje je označite kao riješenu:',
          ],
          link,
          after: address
            ? ['Na ovu poruku možete odgovoriti kao na svaku drugu: odgovor ide onomu tko je pisao.']
            : ['Bez adrese e-pošte na ovu se poruku ne može odgovoriti e-poštom.'],
        },
        siteName,
      );
    }
    case 'anniversaries':
      return layEmail(
        {
          subject: 'Obljetnice za tjedan dana',
          before: [
            'uskoro su obljetnice smrti:',
            email.names
              .map(({ name, day, years }) => `${name} – ${dayText(day)} (${counted(years, WORDS.year)})`)
              .join('\n'),
            'Njihove su stranice ovdje, ondje možete upaliti i svijeću:',
          ],
          link,
          after: ['Ove poruke šaljemo jer ste ih zatražili; na istoj ih stranici možete i isključiti.'],
        },
        siteName,
      );
  }
}
