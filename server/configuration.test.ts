import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

test('nothing set is a site of its own', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: './data',
    siteName: 'Naše brdo',
    siteUrl: undefined,
  });
});

test('an empty value counts as not set', () => {
  expect(readConfiguration({ SITE_NAME: '', CONTACT_EMAIL: '' })).toMatchObject({ siteName: 'Naše brdo' });
});

test('the address of the site has no slash at its end', () => {
  expect(readConfiguration({ SITE_URL: 'https://brdo.example/' }).siteUrl).toBe('https://brdo.example');
});

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ SITE_URL: 'ftp://brdo.example' }, 'SITE_URL'],
  [{ CONTACT_EMAIL: 'nitko' }, 'CONTACT_EMAIL'],
  [{ FACEBOOK_URL: 'javascript:alert(1)' }, 'FACEBOOK_URL'],
])('%j is refused by name', (variables, name) => {
  expect(() => readConfiguration(variables as Record<string, string>)).toThrow(ConfigurationError);
  expect(() => readConfiguration(variables as Record<string, string>)).toThrow(name);
});
