import { isAbsolute, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { MEMBERSHIP_MODES, type MembershipMode } from '../domain/membership.ts';
import { LOG_FORMATS } from './log.ts';

const optionalText = z.string().trim().min(1).optional();
const emailList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (emails) => emails.every((email) => z.email().safeParse(email).success),
    'not e-mail addresses with commas between',
  );
/** brdo@example.com, or Naše brdo <brdo@example.com>. */
const sender = optionalText.refine(
  (text) => text === undefined || z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
  'not an e-mail address, alone or in angle brackets behind a name',
);
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

/** The hill, the town below it and the places of the neighbourhood that the chronicle tells of. */
const HOME_FRAME = '17.40,43.30,17.75,43.50';

const frame = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine(
    (sides): sides is [number, number, number, number] =>
      sides.length === 4 &&
      sides.every(Number.isFinite) &&
      (sides[0] as number) < (sides[2] as number) &&
      (sides[1] as number) < (sides[3] as number),
    'not west,south,east,north in degrees',
  );

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: optionalText,
  BACKUP_KEY: z.string().min(12, 'at least 12 characters').optional(),
  SITE_NAME: z.string().trim().min(1).max(80).default('Naše brdo'),
  SITE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .regex(/^[^/]+\/\/[^/?#]+\/*$/, 'the site has a host of its own: nothing may follow its name')
    .optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  NIGHTLY_COPY: z.enum(['0', '1']).default('0'),
  EDITORS: emailList.default([]),
  MEMBERSHIP: z.enum(MEMBERSHIP_MODES).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_STORAGE_BUCKET: optionalText,
  FIREBASE_MESSAGING_SENDER_ID: optionalText,
  FIREBASE_APP_ID: optionalText,
  CONTROLLER: optionalText,
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_ADDRESS: optionalText,
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
  MAP_STYLE_URL: optionalUrl,
  MAP_STYLE_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((origins) => origins.every((origin) => /^https?:\/\/[\w.*-]+(:\d+)?$/.test(origin)), 'not origins')
    .default([]),
  MAP_PMTILES: optionalText,
  MAP_FRAME: frame.prefault(HOME_FRAME),
  LOG: z.enum(LOG_FORMATS).optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'not 16 to 200 letters, digits and signs without spaces')
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
});

/** What must not be repeated to whoever reads why a start failed. */
const SECRETS = /^SMTP_URL$|_(?:TOKEN|KEY)$/;

/** The variables that are read, as .env.example and the README name them. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** The public values of a Firebase project, as its console shows them for a web app. */
const FIREBASE = {
  apiKey: 'FIREBASE_API_KEY',
  authDomain: 'FIREBASE_AUTH_DOMAIN',
  projectId: 'FIREBASE_PROJECT_ID',
  storageBucket: 'FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'FIREBASE_MESSAGING_SENDER_ID',
  appId: 'FIREBASE_APP_ID',
} as const;

export type FirebaseConfiguration = { readonly [Name in keyof typeof FIREBASE]: string };

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  /** Where backups lie, and what they are encrypted with. */
  readonly backups: { readonly folder: string; readonly passphrase: string | undefined };
  readonly siteName: string;
  /** By whoever reads it, where nobody says. */
  readonly logFormat: (typeof LOG_FORMATS)[number] | undefined;
  /** Without a trailing slash; where it listens when not set. */
  readonly siteUrl: string | undefined;
  readonly trustProxy: boolean;
  /** Whether a copy of the public site is made every night. */
  readonly nightlyCopy: boolean;
  /** Addresses that are editors once verified. */
  readonly editors: readonly string[];
  /** Who of those with an account may see members' pages. */
  readonly membership: MembershipMode;
  /** Who has it may read /metrics. */
  readonly metricsToken: string | undefined;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** The hosted backend; or what is missing for one, and the embedded one serves. */
  readonly firebase: FirebaseConfiguration | { readonly missing: readonly string[] };
  /** Who is responsible for people's data: a name, with an address where there is one. */
  readonly controller: string | undefined;
  readonly contact: {
    readonly email?: string | undefined;
    readonly address?: string | undefined;
    readonly facebook?: string | undefined;
    readonly instagram?: string | undefined;
  };
  /** Whether browsers keep what was read, to be read without a network. Off: they give up what they have kept. */
  readonly serviceWorker: boolean;
  readonly map: {
    /** A base map of another service; what else it needs comes from these origins. */
    readonly styleUrl: string | undefined;
    readonly styleOrigins: readonly string[];
    /** A file of tiles on this machine. */
    readonly tileFile: string | undefined;
    /** West, south, east, north: nothing is drawn outside. */
    readonly frame: readonly [number, number, number, number];
  };
}

export class ConfigurationError extends Error {}

/** What is set but empty counts as not set: hosting panels leave empty values behind. */
export function readConfiguration(variables: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name}=${SECRETS.test(name) ? '…' : `'${given[name]}'`} (${issue.message})`;
    });
    throw new ConfigurationError(`Bad configuration: ${faults.join('; ')}`);
  }
  const values = parsed.data;
  if (values.SMTP_URL && !values.MAIL_FROM) {
    throw new ConfigurationError('Bad configuration: SMTP_URL is set, and MAIL_FROM must then say whose the mail is');
  }
  const backupFolder = values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups');
  const inData = relative(values.DATA_DIR, backupFolder);
  if (inData !== 'backups' && inData.split(sep)[0] !== '..' && !isAbsolute(inData)) {
    throw new ConfigurationError(
      `Bad configuration: BACKUP_DIR='${backupFolder}' lies in DATA_DIR '${values.DATA_DIR}', and would be lost with it: set it elsewhere, or leave it out`,
    );
  }
  const firebase = firebaseOf(values);
  // Nobody can confirm an address to which no email goes. Firebase sends its own.
  const sendsEmails = values.SMTP_URL !== undefined || !('missing' in firebase);
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    backups: { folder: backupFolder, passphrase: values.BACKUP_KEY },
    siteName: values.SITE_NAME,
    logFormat: values.LOG,
    metricsToken: values.METRICS_TOKEN,
    siteUrl: values.SITE_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY === '1',
    nightlyCopy: values.NIGHTLY_COPY === '1',
    editors: values.EDITORS,
    membership: values.MEMBERSHIP ?? (sendsEmails ? 'confirmed' : 'open'),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? `${values.SITE_NAME} <bez-odgovora@localhost>` },
    firebase,
    controller: values.CONTROLLER,
    contact: {
      email: values.CONTACT_EMAIL,
      address: values.CONTACT_ADDRESS,
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
    },
    serviceWorker: values.SERVICE_WORKER === 'on',
    map: {
      styleUrl: values.MAP_STYLE_URL,
      styleOrigins: [
        ...(values.MAP_STYLE_URL ? [new URL(values.MAP_STYLE_URL).origin] : []),
        ...values.MAP_STYLE_ORIGINS,
      ],
      tileFile: values.MAP_PMTILES,
      frame: values.MAP_FRAME,
    },
  };
}

function firebaseOf(values: Readonly<Record<string, unknown>>): Configuration['firebase'] {
  const missing = Object.values(FIREBASE).filter((name) => values[name] === undefined);
  if (missing.length > 0) return { missing };
  const given = Object.entries(FIREBASE).map(([key, name]) => [key, values[name]]);
  return Object.fromEntries(given) as FirebaseConfiguration;
}
