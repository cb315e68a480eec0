import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AttemptKind, AttemptLedger, Who } from './attempts.ts';
import { HttpOnlyCookie } from './http-only-cookie.ts';
import type { Client } from './identity.ts';

/** As long as browsers keep any cookie; every sign-in begins it anew. */
const LASTS_MS = 400 * 24 * 60 * 60 * 1000;
/** A family may share a computer. */
const MOST_IN_A_BROWSER = 6;

interface DeviceMark {
  readonly id: string;
  readonly at: number;
  readonly signature: string;
}

interface KnownDevicesSettings {
  readonly key: string;
  readonly ledger: AttemptLedger;
  /** Whether browsers reach the site over https. */
  readonly secure: boolean;
  /** The account that has an address. */
  readonly accountWith: (email: string) => Promise<string | undefined>;
}

/**
 * Browsers in which somebody was signed in before, recognized by a cookie that stays when they sign out. It opens nothing: all it
 * does is keep those who guess from elsewhere from using up the attempts of the account's owner. The cookie names no
 * account, and is one's own only for the account it was made for.
 */
export class KnownDevices {
  readonly #settings: KnownDevicesSettings;
  readonly #cookie: HttpOnlyCookie;

  constructor(settings: KnownDevicesSettings) {
    this.#settings = settings;
    this.#cookie = new HttpOnlyCookie('nase-brdo.device', settings.secure);
  }

  /** Under whose limits an attempt is counted: this device's own, or those of the account and the network address. */
  async countedAs(kind: 'sign-in' | 'reset', client: Client, email: string): Promise<[AttemptKind, Who]> {
    const marks = this.#marksIn(client.cookies);
    // Without a cookie nobody's account is looked up.
    const account = marks.length > 0 ? await this.#settings.accountWith(email) : undefined;
    const mark = account === undefined ? undefined : await this.#find(marks, account);
    if (!mark) return [kind, { account: email, address: client.address }];
    return [`${kind}-known-device`, { device: mark.id }];
  }

  /** The cookie after a sign-in: a browser that is known stays the same device, so that its slips stay counted. */
  async remember(cookies: string, account: string): Promise<string> {
    const marks = this.#marksIn(cookies);
    const before = await this.#find(marks, account);
    const id = before?.id ?? randomBytes(12).toString('base64url');
    const at = Math.max(Date.now(), (await this.forgottenAt(account)) + 1);
    const others = marks.filter((mark) => mark !== before).slice(0, MOST_IN_A_BROWSER - 1);
    const value = [{ id, at, signature: this.#sign(account, id, at) }, ...others]
      .map((mark) => `${mark.id}.${mark.at}.${mark.signature}`)
      .join('~');
    return this.#cookie.holding(value, LASTS_MS / 1000);
  }

  /** With a new password, whoever knew the old one has no browser that counts as the owner's any more. */
  async forgetAllOf(account: string): Promise<void> {
    const { ledger } = this.#settings;
    await ledger.forget(forgottenKey(account));
    await ledger.add(forgottenKey(account), 1, LASTS_MS);
  }

  /** When the password was last replaced. A count ends when its time is over: where it ends tells when it was begun. */
  async forgottenAt(account: string): Promise<number> {
    const { attempts, endsAt } = await this.#settings.ledger.read(forgottenKey(account));
    return attempts > 0 ? endsAt - LASTS_MS : 0;
  }

  async #find(marks: readonly DeviceMark[], account: string): Promise<DeviceMark | undefined> {
    const mark = marks.find(({ id, at, signature }) => isSame(signature, this.#sign(account, id, at)));
    if (!mark || mark.at + LASTS_MS <= Date.now()) return undefined;
    return mark.at > (await this.forgottenAt(account)) ? mark : undefined;
  }

  #marksIn(cookies: string): DeviceMark[] {
    return (this.#cookie.read(cookies) ?? '')
      .split('~', MOST_IN_A_BROWSER)
      .map((mark) => /^([\w-]{16})\.(\d{1,16})\.([\w-]{43})$/.exec(mark))
      .filter((match) => match !== null)
      .map(([, id = '', at = '', signature = '']) => ({ id, at: Number(at), signature }));
  }

  #sign(account: string, id: string, at: number): string {
    return createHmac('sha256', this.#settings.key).update(`device ${account} ${id} ${at}`).digest('base64url');
  }
}

function forgottenKey(account: string): string {
  return `devices-forgotten ${account}`;
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
