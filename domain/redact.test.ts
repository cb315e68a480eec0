import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../tests/drivers/effort.ts';
import { redact } from './redact.ts';

test.each([
  ['550 5.1.1 <ana.cavar+brdo@primjer.hr>: nema takvoga', '550 5.1.1 <[email]>: nema takvoga'],
  ['/outbox/2026-11-15-0001-ana@primjer.hr.eml', '/outbox/[email]'],
  ['No route matches "/moj-prilog?znak=aB3_-x&stranica=2"', 'No route matches "/moj-prilog?znak=[secret]&stranica=2"'],
  ['/prijava?povratak=/nova-lozinka%3Fznak%3DaB3_-x', '/prijava?povratak=/nova-lozinka%3Fznak%3D[secret]'],
  ['/a?email=ana%40primjer.hr', '/a?email=[email]'],
  ['/x/ana%2Bbrdo%40primjer.hr', '/x/[email]'],
  ['/x/ana.cavar%2540primjer.hr', '/x/[email]'],
  ['/nema/ana%40primjer%2ehr', '/nema/[email]'],
  ['/nema/ana%2540primjer%252Ehr?x=1', '/nema/[email]?x=1'],
  ['ana＠primjer。hr, ana@primjer．hr', '[email], [email]'],
  ['/nema/ana%EF%BC%A0primjer%E3%80%82hr', '/nema/[email]'],
  ['ana@localhost: nema takve', '[email]: nema takve'],
  ['/nema/ana%40localhost', '/nema/[email]'],
  ['<ana@[192.168.1.7]> ana@[IPv6:fe80::1]', '<[email]> [email]'],
  ['ana@c\u030Cavar.hr', '[email]'],
  ['ana&#64;primjer.hr ana\\u0040primjer.hr', '[email] [email]'],
  ['/prijava/google/povratak?state=x1&code=4/0AbC', '/prijava/google/povratak?state=[secret]&code=[secret]'],
  [
    "ENOENT { code: 'ENOENT' } at node_modules/@firebase/app/a.js:1",
    "ENOENT { code: 'ENOENT' } at node_modules/@firebase/app/a.js:1",
  ],
  ['{"oobCode":"abc","email":"ana@primjer.hr"}', '{"oobCode":"[secret]","email":"[email]"}'],
  ['{"telephone":"063 123-456","text":"Bura"}', '{"telephone":"[telephone]","text":"Bura"}'],
  ['/novi-spomen?telephone=063%20123&x=1', '/novi-spomen?telephone=[telephone]&x=1'],
  ['nazovite +387 63 123-456, hvala', 'nazovite [telephone], hvala'],
  ['2026-11-16T05:06:44.153+01:00 +12 ms', '2026-11-16T05:06:44.153+01:00 +12 ms'],
  ['Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl', 'Bearer [token]'],
  ['/pregled/0a1b.1790000000.Zm9v?x=1', '/pregled/[secret]?x=1'],
  ['/media/0a/960.jpg?pregled=0a1b.1790000000.Zm9v', '/media/0a/960.jpg?pregled=[secret]'],
  ['/srodstvo/ZREoIeGtp0cfECdUFaM8kw', '/srodstvo/[secret]'],
  ['/obiteljsko-stablo/brdo/srodstvo?prva=I1', '/obiteljsko-stablo/brdo/srodstvo?prva=I1'],
  ['/%70regled/0a1b.1790000000.Zm9v', '/pregled/[secret]'],
  ['/prijava?povratak=%2Fpregled%2F0a1b.17.Zm9v', '/prijava?povratak=%2Fpregled%2F[secret]'],
  ['/x%252Fpregled%252F0a1b %253Fznak%253DaB3', '/x%252Fpregled%252F[secret] %253Fznak%253D[secret]'],
  ['/nema/%61na%40%70rimjer.hr', '/nema/[email]'],
  ['connect ECONNREFUSED 93.136.20.7:465', 'connect ECONNREFUSED [machine]:465'],
  ['/93.136.20.7 /93%2E136%2E20%2E7', '/[machine] /[machine]'],
  ['od 2001:db8:85a3::8a2e:370:7334, fe80::1%eth0', 'od [machine], [machine]%eth0'],
  ['2001:db8:0:0::/64 i ::ffff:93.136.20.7', '[machine]/64 i [machine]'],
  ['/2001%3Adb8%3A%3A1 [2001:db8:1:2:3:4:5:6]:443', '/[machine] [[machine]]:443'],
  ['Port 3000 on 127.0.0.1 is taken, ::1 too', 'Port 3000 on 127.0.0.1 is taken, ::1 too'],
  ['at 05:06:44.153 with 24.1.0 and react-router@8.4.2.1', 'at 05:06:44.153 with 24.1.0 and [email]'],
  ['Authorization: Bearer metrika-123456', 'Authorization: Bearer [secret]'],
  ["SMTP_URL='smtp://brdo:loz/inka:1@mail.primjer.hr' (x)", "SMTP_URL='smtp://[secret]' (x)"],
  ['at file:///srv/node_modules/@remix-run/a.js:1', 'at file:///srv/node_modules/@remix-run/a.js:1'],
  ['API key AIzaSyA1234567890abcdefg is wrong', 'API key [token] is wrong'],
  ['čista rečenica: /media/0123456789abcdef/large.avif', 'čista rečenica: /media/0123456789abcdef/large.avif'],
])('%j is logged as %j', (text, logged) => {
  expect(redact(text)).toBe(logged);
});

test('no address stays, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(redact(`${before}${email}${after}`)).not.toContain(email);
    }),
  );
});

test.each([
  '-eyJ',
  'eyJ-----.',
  'a.',
  '%40',
  '1.',
  ':',
  'a:',
  '1%2E',
  'a://',
  '%61',
  '%',
  '@',
  'a@',
  '@a',
  'a@a.',
  '%25',
  '.',
])('a long text of %s takes no longer than it is', (part) => {
  const text = part.repeat(cases(100_000, 400_000) / part.length);
  expect(redact(text).length).toBeLessThan(text.length * 4);
});
