export interface Editor {
  readonly email: string;
  readonly account: 'verified' | 'unverified' | 'none';
}

/** The account that has an editor's address. */
export interface EditorAccount {
  readonly id: string;
  readonly name: string;
  readonly verified: boolean;
  readonly createdAt: Date;
}

type Soon<Value> = Value | Promise<Value>;

/** Who edits the site: named in the configuration, or added by whoever runs it. */
export interface EditorList {
  list(): Soon<readonly Editor[]>;
  /**
   * Makes nobody an editor whose address is not verified: anybody could have opened an account with it before its owner.
   * Answers with the account that has the address, if there is one.
   */
  add(email: string): Soon<EditorAccount | undefined>;
  /**
   * Whoever runs the site says that this account, and no other with the address, is its owner's: it counts as verified.
   * False when there is no such account.
   */
  vouch(email: string, accountId: string): Soon<boolean>;
  remove(email: string): Soon<{ readonly wasThere: boolean; readonly isConfigured: boolean }>;
}
