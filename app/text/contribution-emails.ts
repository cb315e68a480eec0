import type { ContributionEmail } from '../../domain/contribution-email.ts';
import { dayText } from './dates.ts';
import { layEmail } from './emails.ts';
import { counted, WORDS } from './plurals.ts';
import { SAMPLE_SENTENCE } from './sample-labels.ts';

interface Surroundings {
  readonly siteName: string;
  readonly link: string;
  readonly privateLink?: string;
}

const PRIVATE =
  'Poveznicu sačuvajte i ne dajte je drugima: njome svoj prilog možete pogledati, ispraviti ili povući kad god poželite.';

/** Emails about contributions. What a stranger typed is repeated to an address that may not be theirs only with an editor's answer. */
export function wordContributionEmail(email: ContributionEmail, { siteName, link, privateLink }: Surroundings) {
  const site = `„${siteName}“`;
  switch (email.kind) {
    case 'confirm':
      return layEmail(
        {
          subject: 'Potvrdite svoju uspomenu',
          before: [
            `na stranici ${site} ispričana je uspomena i uz nju je upisana ova adresa e-pošte. Ako ste je ispričali vi, otvorite poveznicu i potvrdite:`,
          ],
          link,
          after: [
            `Nakon potvrde uspomenu čita Uredništvo, a tek je potom objavljuje. ${PRIVATE}`,
            'Ako to niste bili vi, ne morate ništa učiniti: nepotvrđena se uspomena nikomu ne prikazuje, a za tjedan dana briše se.',
          ],
        },
        siteName,
      );
    case 'received':
      return layEmail(
        {
          subject: 'Vaša je uspomena stigla',
          before: [
            `hvala vam što ste na stranici ${site} ispričali uspomenu. Uredništvo će je pročitati i javiti vam se.`,
            'Ovdje je možete pogledati:',
          ],
          link,
          after: [PRIVATE],
        },
        siteName,
      );
    case 'published':
      return layEmail(
        {
          subject: email.title ? 'Vaša je uspomena objavljena' : 'Vaša je sućut objavljena',
          before: [
            email.title
              ? `vaša uspomena „${email.title}“ objavljena je na stranici ${site}. Hvala vam: sada je ima tko pročitati.`
              : `vaša je sućut objavljena na stranici ${site}.`,
          ],
          link,
          after: [
            ...(privateLink
              ? ['Želite li je jednom ispraviti ili povući, to možete ovom poveznicom:', privateLink]
              : []),
          ],
        },
        siteName,
      );
    case 'refused':
      return layEmail(
        {
          subject: email.title ? 'O vašoj uspomeni' : 'O vašoj sućuti',
          before: email.title
            ? [
                `hvala vam na uspomeni „${email.title}“, koju ste ispričali na stranici ${site}. Uredništvo je nije objavilo, a razlog je ovaj:`,
                email.reason,
                'Uspomenu smo izbrisali. Slike i snimku, ako ih je bilo, nitko više ne vidi, a u roku od dva dana bit će izbrisane. Uvijek možete ispričati drugu uspomenu:',
              ]
            : [
                `hvala vam na sućuti koju ste poslali na stranici ${site}. Uredništvo je nije objavilo, a razlog je ovaj:`,
                email.reason,
                'Sućut smo izbrisali. Želite li nam što reći, pišite ovdje:',
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
          before: [`preko stranice ${site} stigao je ispravak. Osoba u stablu: ${email.name}.`, email.reason],
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
            `preko stranice ${site} netko je pisao Uredništvu.`,
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
            : ['Adresa nije ostavljena, pa se na ovu poruku ne može odgovoriti e-poštom.'],
        },
        siteName,
      );
    }
    case 'answer':
      return layEmail(
        {
          subject: 'Odgovor Uredništva',
          before: [
            `pisali ste Uredništvu stranice ${site}:`,
            email.question.replaceAll(/^/gm, '> '),
            'Ovo je naš odgovor:',
            email.text,
            'Odgovoriti nam možete na ovoj stranici:',
          ],
          link,
          after: [],
        },
        siteName,
      );
    case 'anniversaries':
      return layEmail(
        {
          subject: 'Obljetnice za tjedan dana',
          before: [
            'uskoro su obljetnice smrti:',
            email.names
              .map(({ name, day, years, sample }) => {
                const line = `${name} – ${dayText(day)} (${counted(years, WORDS.year)})`;
                return sample ? `${line}. ${SAMPLE_SENTENCE.memorial}` : line;
              })
              .join('\n'),
            'Njihove su stranice na ovoj poveznici; ondje možete i zapaliti svijeću:',
          ],
          link,
          after: ['Ove poruke šaljemo jer ste ih zatražili; na istoj ih stranici možete i isključiti.'],
        },
        siteName,
      );
  }
}
