import { expect, it } from 'vitest';
import { networkOf, normaliseRecipient } from './dailyLimit.ts';

it.each([
  ['Eva@Example.ORG', 'eva@example.org'],
  ['eva+fes@example.org', 'eva@example.org'],
  ['eva+a+b@example.org', 'eva@example.org'],
  ['+eva@example.org', '+eva@example.org'],
  ['e.v.a+fes@gmail.com', 'eva@gmail.com'],
  ['Eva@GoogleMail.com', 'eva@gmail.com'],
  ['e.v.a@example.org', 'e.v.a@example.org'],
])('normalises %s to the mailbox %s', (email, mailbox) => {
  expect(normaliseRecipient(email)).toBe(mailbox);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['2001:0DB8:0012:ffff:1:2:3:4', '2001:db8:12'],
  ['2001:db8::1', '2001:db8:0'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
