/** How programs mark the living. */
export const LIVING_FLAG = /^_*(?:LIVING|LIVE|ALIVE|LVG)$/i;
/** How programs mark what is not for others' eyes, beside RESN. */
export const RESTRICTED_FLAG = /^_*(?:PRIV|PRIVATE|PRIVACY|HIDE|HIDDEN|CONFIDENTIAL|SECRET|RESTRICTED)$/i;
/** Some programs list their flags under one tag: `_FLGS | 2 __LIVING Living | 2 _PRIVATE Y`. */
export const FLAG_LIST = /^_+FLA?GS?$/i;
