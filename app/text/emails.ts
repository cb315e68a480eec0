export type EmailKind = 'verification' | 'reset' | 'email-change' | 'account-exists' | 'email-changed';

interface EmailText {
  readonly subject: string;
  /** Paragraphs, and links to pages of the site. */
  readonly before: readonly (string | URL)[];
  readonly after: readonly string[];
}

const ONCE = 'i može se upotrijebiti samo jednom';

/** What stands before the link and after it. Names are left out: whoever signs up could write anything there. */
const TEXTS: Readonly<Record<EmailKind, (site: string) => EmailText>> = {
  verification: (site) => ({
    subject: 'Potvrdite adresu e-pošte',
    before: [
      `na stranici ${site} otvoren je račun s ovom adresom e-pošte. Ako ste ga otvorili vi, potvrdite da je adresa vaša:`,
    ],
    after: [
      `Poveznica vrijedi tri dana ${ONCE}. Otvorite li je na drugom uređaju, trebat će vam i lozinka računa.`,
      'Ako račun niste otvorili vi, ne morate ništa učiniti: bez vaše potvrde adresa ostaje nepotvrđena.',
    ],
  }),
  reset: (site) => ({
    subject: 'Nova lozinka',
    before: [`zatražena je nova lozinka za vaš račun na stranici ${site}. Postavite je ovdje:`],
    after: [
      `Poveznica vrijedi jedan sat ${ONCE}. Kad postavite novu lozinku, bit ćete odjavljeni sa svih uređaja.`,
      'Ako novu lozinku niste tražili vi, ne morate ništa učiniti: stara i dalje vrijedi.',
    ],
  }),
  'email-change': (site) => ({
    subject: 'Potvrdite novu adresu e-pošte',
    before: [`zatraženo je da ova adresa postane adresa vašega računa na stranici ${site}. Potvrdite promjenu:`],
    after: [
      `Poveznica vrijedi jedan dan ${ONCE}. Pritom morate biti prijavljeni.`,
      'Ako promjenu niste tražili vi, ne morate ništa učiniti.',
    ],
  }),
  'account-exists': (site) => ({
    subject: 'Već imate račun',
    before: [
      `netko je na stranici ${site} upravo upisao ovu adresu e-pošte kao svoju. Račun s tom adresom već postoji, pa se ništa nije promijenilo.`,
      'Ako ste to bili vi, prijavite se postojećom lozinkom; ako je se ne sjećate, na istom mjestu zatražite novu:',
    ],
    after: ['Ako to niste bili vi, ne morate ništa učiniti.'],
  }),
  'email-changed': (site) => ({
    subject: 'Adresa vašega računa promijenjena je',
    before: [
      `adresa e-pošte vašega računa na stranici ${site} upravo je promijenjena, pa se ovom adresom više ne možete prijaviti.`,
      'Ako adresu niste promijenili vi, odmah se javite Uredništvu:',
    ],
    after: [],
  }),
};

interface WordedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function wordEmail(kind: EmailKind, { siteName, link }: { siteName: string; link: string }): WordedEmail {
  return layEmail({ ...TEXTS[kind](`„${siteName}“`), link }, siteName);
}

/** An email of the site: a greeting, what stands before the link, the link, what stands after it, a farewell. */
export function layEmail(
  { subject, before, link, after }: EmailText & { readonly link: string },
  siteName: string,
): WordedEmail {
  const closing = ['Srdačan pozdrav,', `Uredništvo stranice „${siteName}“`];
  const opening = ['Dobar dan,', ...before, new URL(link)];
  const paragraph = (text: string | URL) => {
    const escaped = escapeHtml(String(text));
    return `<p>${text instanceof URL ? `<a href="${escaped}">${escaped}</a>` : escaped.replaceAll('\n', '<br>')}</p>`;
  };
  return {
    subject: `${subject} – ${siteName}`,
    text: `${[...opening, ...after, closing.join('\n')].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="hr"><head><meta charset="utf-8"></head>',
      '<body style="font:16px/1.5 Georgia,serif;max-width:34em;margin:0 auto;padding:1em">',
      ...opening.map(paragraph),
      ...after.map(paragraph),
      `<p>${closing.map(escapeHtml).join('<br>')}</p>`,
      '</body></html>',
    ].join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
