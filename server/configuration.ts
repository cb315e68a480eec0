import { z } from 'zod';

const optionalText = z.string().trim().min(1).optional();
const optionalUrl = z.url({ protocol: /^https?$/ }).optional();

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  SITE_NAME: z.string().trim().min(1).max(80).default('Naše brdo'),
  SITE_URL: optionalUrl,
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_ADDRESS: optionalText,
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
});

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly siteName: string;
  /** Without a trailing slash; where it listens when not set. */
  readonly siteUrl: string | undefined;
  readonly trustProxy: boolean;
  readonly contact: {
    readonly email?: string | undefined;
    readonly address?: string | undefined;
    readonly facebook?: string | undefined;
    readonly instagram?: string | undefined;
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
      return `${name}='${given[name]}' (${issue.message})`;
    });
    throw new ConfigurationError(`Bad configuration: ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.DATA_DIR,
    siteName: values.SITE_NAME,
    siteUrl: values.SITE_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY === '1',
    contact: {
      email: values.CONTACT_EMAIL,
      address: values.CONTACT_ADDRESS,
      facebook: values.FACEBOOK_URL,
      instagram: values.INSTAGRAM_URL,
    },
  };
}
