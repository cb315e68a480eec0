import type { Role } from './role.ts';

/** Who of those with an account may see members' pages: everybody, whoever has confirmed the address, whom an editor let in. */
export const MEMBERSHIP_MODES = ['open', 'confirmed', 'approved'] as const;
export type MembershipMode = (typeof MEMBERSHIP_MODES)[number];

/** What has become of somebody's wish to be let in. */
export const ADMISSION_STATES = ['waiting', 'admitted', 'refused'] as const;
export type AdmissionState = (typeof ADMISSION_STATES)[number];

/** A member; or what keeps somebody with an account from being one: the address is not confirmed, nobody has decided, or somebody has. */
export type MembershipState = 'member' | 'unconfirmed' | 'waiting' | 'refused';

interface Somebody {
  readonly verified: boolean;
  readonly role: Role;
  /** Absent where nobody has been asked. */
  readonly admission: AdmissionState | undefined;
}

/** Whoever edits or writes is let in wherever they were given that; their address is confirmed, or they would not. */
export function membershipOf(mode: MembershipMode, { verified, role, admission }: Somebody): MembershipState {
  if (mode === 'open' || role !== 'member') return 'member';
  if (!verified) return 'unconfirmed';
  if (mode === 'confirmed' || admission === 'admitted') return 'member';
  return admission === 'refused' ? 'refused' : 'waiting';
}
