import { data, redirect } from 'react-router';
import { IdentityError } from '../../domain/identity-error.ts';
import { accountContext } from '../account-context.ts';
import { doneAnswer, faultAnswer, sentSentence } from '../actions/account-answer.ts';
import { textIn } from '../actions/form.ts';
import type { FormAnswer } from '../features/account/account-form.tsx';
import { useBrowserProof } from '../features/account/browser-proof.ts';
import { SignInScreen } from '../features/account/sign-in-screen.tsx';
import { mailContext } from '../mail-context.ts';
import { NEW_ACCOUNT_PARAM, NOTICE_PARAM, NOTICES, RETURN_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { withCookies } from '../shell/cookies.ts';
import { localPath } from '../shell/local-path.ts';
import { Page } from '../shell/page.tsx';
import { wordIdentityError } from '../text/identity-errors.ts';
import type { Route } from './+types/sign-in';

/** A function, because a table would be sent to browsers, which never read it. */
function noticeOf(name: string | null): { readonly kind: 'done' | 'trouble'; readonly sentence: string } | undefined {
  switch (name) {
    case NOTICES.passwordChanged:
      return { kind: 'done', sentence: 'Nova je lozinka spremljena. Prijavite se njome.' };
    case NOTICES.accountDeleted:
      return { kind: 'done', sentence: 'Vaš je račun izbrisan. Hvala vam što ste bili s nama.' };
    case NOTICES.accountDisabled:
      return { kind: 'trouble', sentence: wordIdentityError({ code: 'account-disabled' }).sentence };
    case NOTICES.googleFailed:
      return { kind: 'trouble', sentence: 'Prijava preko Googlea nije uspjela. Pokušajte ponovno.' };
    default:
      return undefined;
  }
}

/** Either form at its own address, on the way to the same page. */
function formPath({ searchParams }: URL, form: 'sign-in' | 'sign-up'): string {
  const wanted = new URLSearchParams();
  const returnTo = searchParams.get(RETURN_PARAM);
  if (form === 'sign-up') wanted.set(NEW_ACCOUNT_PARAM, 'da');
  if (returnTo) wanted.set(RETURN_PARAM, returnTo);
  return wanted.size === 0 ? pathTo('signIn') : `${pathTo('signIn')}?${wanted}`;
}

const page = { title: 'Prijava', description: 'Prijava za članove: obiteljska stabla, karta i stranice pokojnih.' };

export function loader({ context, url }: Route.LoaderArgs) {
  const { identity, session } = context.get(accountContext);
  if (session.kind === 'signed-in') throw redirect(localPath(url.searchParams.get(RETURN_PARAM)));
  const methods = {
    provider: identity.inBrowser?.settings,
    google: identity.google && `${pathTo('google')}${url.search}`,
    form: url.searchParams.has(NEW_ACCOUNT_PARAM) ? 'sign-up' : 'sign-in',
    paths: { signIn: formPath(url, 'sign-in'), signUp: formPath(url, 'sign-up') },
  } as const;
  if (session.kind === 'ended') {
    const notice = { kind: 'trouble', sentence: wordIdentityError({ code: session.why }).sentence } as const;
    return data({ page, ...methods, notice }, { headers: withCookies(identity.forgetSession()) });
  }
  return data({ page, ...methods, notice: noticeOf(url.searchParams.get(NOTICE_PARAM)) });
}

/** A hosted provider may be asked only from a page that was loaded as this one: others come with a stricter policy. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  if (!loaded.provider || window.location.pathname === new URL(request.url).pathname) return loaded;
  window.location.assign(request.url);
  return new Promise<typeof loaded>(() => {});
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { identity, client } = context.get(accountContext);
  const form = await request.formData();
  const email = textIn(form, 'email');
  try {
    switch (form.get('intent')) {
      case 'sign-up': {
        const cookies = await identity.signUp(client, {
          email,
          name: textIn(form, 'name'),
          password: textIn(form, 'newPassword'),
          ofAge: textIn(form, 'ofAge') === 'yes',
        });
        const sent = await sentSentence(context, email);
        const done = `Hvala! ${sent} Kad stigne, otvorite poveznicu iz nje i potvrdite da je adresa vaša.`;
        return data(doneAnswer(form, done), { headers: withCookies(cookies) });
      }
      case 'after-sign-up': {
        const cookies = await identity.signInAfterSignUp(client).catch(notAfterSignUp);
        if (!cookies) return data(passwordNeeded(email), { status: 400 });
        return redirect(localPath(url.searchParams.get(RETURN_PARAM)), { headers: withCookies(cookies) });
      }
      case 'forgotten': {
        // As it was before: whether a letter waits now would tell who has an account.
        const when =
          !identity.inBrowser && context.get(mailContext).isStuck
            ? 'poslat ćemo čim naša e-pošta proradi'
            : 'upravo šaljemo';
        await identity.requestReset(client, email);
        return doneAnswer(form, `Ako račun s tom adresom postoji, poruku s poveznicom za novu lozinku ${when}.`);
      }
      default: {
        const proof = textIn(form, 'proof');
        const cookies =
          proof && identity.inBrowser
            ? await identity.inBrowser.signIn(client, proof)
            : await identity.signIn(client, { email, password: textIn(form, 'password') });
        return redirect(localPath(url.searchParams.get(RETURN_PARAM)), { headers: withCookies(cookies) });
      }
    }
  } catch (error) {
    return faultAnswer(form, error);
  }
}

function notAfterSignUp(error: unknown): undefined {
  if (!(error instanceof IdentityError) || error.code !== 'invalid-credentials') throw error;
}

/** Also for an address that had an account: its owner has an email about it. */
function passwordNeeded(email: string): FormAnswer {
  const sentence =
    'Ovdje se ne možete prijaviti bez lozinke. Ako ste račun imali i prije, vrijedi njegova lozinka; ako je se ne sjećate, zatražite novu.';
  return { intent: 'sign-in', typed: { email }, error: { field: 'form', sentence } };
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, provider, google, form, paths } = loaderData;
  const prove = useBrowserProof(provider);
  return (
    <Page title="Prijava" lead="Stabla, kartu i stranice pokojnih vide samo prijavljeni članovi.">
      <SignInScreen answer={actionData} form={form} paths={paths} notice={notice} google={google} prove={prove} />
    </Page>
  );
}
