export interface Editor {
  readonly email: string;
  readonly account: 'verified' | 'unverified' | 'none';
}

type Soon<Value> = Value | Promise<Value>;

/** Who edits the site: named in the configuration, or added by whoever runs it. */
export interface EditorList {
  list(): Soon<readonly Editor[]>;
  /**
   * Whoever can run this is trusted to know the person: an account that exists counts as verified. One that comes later
   * has to answer its letter first, or anybody could take the seat by signing up before its owner.
   */
  add(email: string): Soon<{ readonly hasAccount: boolean }>;
  remove(email: string): Soon<{ readonly wasThere: boolean; readonly isConfigured: boolean }>;
}
