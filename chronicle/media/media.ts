/** A picture as looked at: drawings are SVG, photographs anything else. */
export interface Picture {
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  readonly width: number;
  readonly height: number;
  /** A few blurred pixels as a data address, to stand in until the picture arrives. */
  readonly placeholder?: string;
}

/** A voice as listened to. */
export interface Sound {
  readonly type: 'audio/webm' | 'audio/mp4';
  readonly seconds: number;
}

export type MediaDescription = Picture | Sound;

/** What the chronicle knows of a picture or a sound; its bytes are in the file store. */
export type Media = MediaDescription & {
  /** As records and archives call it: gumno.svg. */
  readonly name: string;
  readonly hash: string;
};

export const MEDIA = 'media';

/** Looks at the bytes themselves; throws a Fault when they are nothing that may be shown or played. */
export type DescribeMedia = (bytes: Uint8Array) => Promise<MediaDescription>;

export function isPicture<Described extends MediaDescription>(media: Described): media is Described & Picture {
  return media.type.startsWith('image/');
}

export function isSound<Described extends MediaDescription>(media: Described): media is Described & Sound {
  return media.type.startsWith('audio/');
}
