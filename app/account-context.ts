import { createContext } from 'react-router';
import type { Client, Identity, Presence } from '../chronicle/identity/identity.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';

/** Who a request is from, and what they can do about it. */
export interface RequestAccount {
  readonly identity: Identity;
  readonly client: Client;
  readonly presence: Presence;
  /** Parts of the site that hold something of a person's besides the account. */
  readonly holders: readonly PersonalDataHolder[];
}

export const accountContext = createContext<RequestAccount>();
