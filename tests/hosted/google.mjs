// Google's part in signing in with Google, which the emulator lacks: where a person goes, and what comes back from there.
import { randomUUID } from 'node:crypto';

export function standInForGoogle(accounts, host) {
  const { signInWithIdp } = accounts;
  accounts.createAuthUri = (_state, { continueUri }) => {
    const sessionId = randomUUID();
    const parameters = new URLSearchParams({ redirect_uri: continueUri, state: sessionId });
    return { kind: 'identitytoolkit#CreateAuthUriResponse', authUri: `http://${host}/google?${parameters}`, sessionId };
  };
  accounts.signInWithIdp = (state, { requestUri, sessionId }, context) => {
    const { searchParams } = new URL(requestUri);
    const ownAnswer = searchParams.get('state') === sessionId;
    const email = searchParams.get('code');
    const claims = JSON.stringify({ sub: `google ${email}`, email, email_verified: true, name: 'Google Osoba' });
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: ownAnswer ? claims : 'tuđe' });
    const request = { postBody: `${postBody}`, requestUri: 'http://localhost', returnSecureToken: true };
    return signInWithIdp(state, request, context);
  };
}

/** The page on which a person tells Google who they are. */
export function showConsent(request, response) {
  const asked = new URL(request.url, 'http://google').searchParams;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Google</title><form action="${asked.get('redirect_uri')}">
    <input type="hidden" name="state" value="${asked.get('state')}">
    <label>E-mail <input name="code"></label> <button>Continue</button></form>`);
}
