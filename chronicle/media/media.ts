/** What the chronicle knows of a picture; its bytes are in the file store. */
export interface Media {
  /** As records and archives call it: gumno.svg. */
  readonly name: string;
  readonly hash: string;
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
  /** A few blurred pixels as a data address, to stand in until the picture arrives. */
  readonly placeholder?: string;
}

export const MEDIA = 'media';

export type MediaDescription = Omit<Media, 'name' | 'hash'>;

/** Looks at the bytes themselves; throws a Fault when they are no picture that may be shown. */
export type DescribeMedia = (bytes: Uint8Array) => Promise<MediaDescription>;
