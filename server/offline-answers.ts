import { data } from 'react-router';
import { wordError } from '../app/text/error-sentences.ts';
import { isLocked } from '../backends/embedded/database.ts';
import type { AccountDirectory } from '../chronicle/identity/account-directory.ts';
import type { Identity } from '../chronicle/identity/identity.ts';
import type { RoleList } from '../chronicle/identity/role-list.ts';
import type { DocumentStore } from '../chronicle/store/document-store.ts';
import { Fault, isUnwritable } from '../domain/fault.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { logError } from './log.ts';

/** A store as pages use it: what cannot be reached is an answer that they show, not a failure of theirs. */
export function answeringOffline(store: DocumentStore): DocumentStore {
  return {
    writesPerCommit: store.writesPerCommit,
    bytesPerCommit: store.bytesPerCommit,
    get: (...asked) => store.get(...asked).catch(answer),
    list: (...asked) => store.list(...asked).catch(answer),
    each: (collection) => store.each(collection),
    commit: (writes) => store.commit(writes).catch(answer),
    watch: (...asked) => store.watch(...asked),
    close: () => store.close(),
  };
}

/**
 * Accounts as pages use them. Forms of the account still say so beside their fields (faultAnswer); whatever else needs
 * to know who is asking is answered with 503.
 */
export function identityAnsweringOffline(identity: Identity): Identity {
  const { inBrowser, google } = identity;
  return {
    ...(inBrowser
      ? { inBrowser: { ...inBrowser, signIn: (...asked) => inBrowser.signIn(...asked).catch(answer) } }
      : {}),
    ...(google
      ? {
          google: {
            leave: (...asked) => google.leave(...asked).catch(answer),
            comeBack: (...asked) => google.comeBack(...asked).catch(answer),
          },
        }
      : {}),
    claimsSession: (cookies) => identity.claimsSession(cookies),
    session: (client) => identity.session(client).catch(answer),
    signUp: (...asked) => identity.signUp(...asked).catch(answer),
    signInAfterSignUp: (client) => identity.signInAfterSignUp(client).catch(answer),
    signIn: (...asked) => identity.signIn(...asked).catch(answer),
    signOut: (client) => identity.signOut(client).catch(answer),
    forgetSession: () => identity.forgetSession(),
    sendVerification: (client) => identity.sendVerification(client).catch(answer),
    readAddressLink: (...asked) => identity.readAddressLink(...asked).catch(answer),
    confirmAddress: (...asked) => identity.confirmAddress(...asked).catch(answer),
    requestReset: (...asked) => identity.requestReset(...asked).catch(answer),
    resetPassword: (...asked) => identity.resetPassword(...asked).catch(answer),
    changeName: (...asked) => identity.changeName(...asked).catch(answer),
    changeEmail: (...asked) => identity.changeEmail(...asked).catch(answer),
    changePassword: (...asked) => identity.changePassword(...asked).catch(answer),
    confirmPassword: (...asked) => identity.confirmPassword(...asked).catch(answer),
    devices: (session) => identity.devices(session).catch(answer),
    signOutDevice: (...asked) => identity.signOutDevice(...asked).catch(answer),
    exportAccount: (session) => identity.exportAccount(session).catch(answer),
    deleteAccount: (...asked) => identity.deleteAccount(...asked).catch(answer),
    close: () => identity.close(),
  };
}

/** What editors do about members, likewise. */
export function directoryAnsweringOffline(directory: AccountDirectory): AccountDirectory {
  return {
    list: () => directory.list().catch(answer),
    take: (accounts) => directory.take(accounts).catch(answer),
    page: (query) => directory.page(query).catch(answer),
    find: (id) => directory.find(id).catch(answer),
    withEmails: (emails) => directory.withEmails(emails).catch(answer),
    setDisabled: (...asked) => directory.setDisabled(...asked).catch(answer),
  };
}

export function rolesAnsweringOffline(roles: RoleList): RoleList {
  return {
    of: (email) => roles.of(email),
    isConfigured: (email) => roles.isConfigured(email),
    list: () => Promise.resolve(roles.list()).catch(answer),
    give: (...asked) => Promise.resolve(roles.give(...asked)).catch(answer),
    vouch: (...asked) => Promise.resolve(roles.vouch(...asked)).catch(answer),
    take: (...asked) => Promise.resolve(roles.take(...asked)).catch(answer),
  };
}

export function isOutOfReach(error: unknown): boolean {
  if (isLocked(error)) return true;
  if (error instanceof IdentityError) return error.code === 'network-failed';
  return error instanceof Fault && error.code === 'offline';
}

function answer(error: unknown): never {
  if (isUnwritable(error)) {
    logError('nothing can be written', error);
    const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
    // Still known as what it is to whoever has a form to give back with a sentence of their own.
    throw Object.assign(data(wordError(507), { status: 507 }), { code, errcode });
  }
  if (!isOutOfReach(error)) throw error;
  const { message, details } = error as Fault;
  logError(message, details ?? error);
  throw data('Offline', { status: 503 });
}
