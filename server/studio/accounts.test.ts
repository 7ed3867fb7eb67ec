/** Accounts of the Studio by HTTP: links, enrolment, sign-in, sessions, roles and attacks. */
import { sql as raw } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpSite } from '../testing/setUpSite.ts';
import {
  type Member,
  newMember,
  nextTotpCode,
  PASSWORD,
  StudioClient,
} from '../testing/studioClient.ts';
import { DATABASES } from '../testing/testSite.ts';
import { inviteFirstAdministrator } from './invitations.ts';
import { ATTEMPTS } from './signInLimits.ts';
import { localStudioAccounts } from './studioAccounts.ts';

describe.each(DATABASES)('accounts on the %s database', (kind) => {
  const site = setUpSite({ TRUSTED_PROXY: 'true' }, kind);
  let admin: Member;
  let firstToken: string | undefined;
  beforeAll(async () => {
    firstToken = await inviteFirstAdministrator(site.database.sql);
    admin = await newMember(site);
  });
  const accounts = () => localStudioAccounts(site.database.sql, site.url);
  const tokenOf = (url: string | undefined) => url?.split('#')[1] ?? '';

  it('begin with a link that works once, and a good password', async () => {
    const url = await accounts().invite('Nadia@Visit.example', 'editor');
    const token = tokenOf(url);
    const client = new StudioClient(site);
    expect(await client.post('/link', { token })).toMatchObject({
      data: { email: 'nadia@visit.example', role: 'editor', purpose: 'invitation' },
    });
    const weak = { token, name: 'Nadia', password: 'short' };
    expect(await client.post('/link/accept', weak)).toMatchObject({
      status: 400,
      code: 'too-short',
      field: 'password',
    });
    const good = { ...weak, password: PASSWORD };
    expect(await client.post('/link/accept', good)).toMatchObject({ status: 200 });
    expect(await client.post('/link/accept', good)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await accounts().invite('nadia@visit.example', 'reader')).toBeUndefined();
  });

  it('begin without an address only while there is no administrator', async () => {
    const client = new StudioClient(site);
    expect(firstToken).toBeTruthy();
    const body = { token: firstToken, name: 'Omar', email: 'omar@visit.example' };
    expect(await client.post('/link', { token: firstToken })).toMatchObject({ status: 404 });
    expect(await client.post('/link/accept', { ...body, password: PASSWORD })).toMatchObject({
      code: 'LINK_EXPIRED',
    });
    expect(await inviteFirstAdministrator(site.database.sql)).toBeUndefined();
  });

  it('keep the app as the only second factor, and ask for the password', async () => {
    const { client } = await newMember(site, 'reader');
    expect(await client.post('/account/totp/remove', { password: 'guess' })).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect(await client.post('/account/totp/remove', { password: PASSWORD })).toMatchObject({
      status: 409,
      code: 'LAST_FACTOR',
    });
  });

  it('keep the app where the log cannot have its removal', async () => {
    const { client, email } = await newMember(site, 'reader');
    const { sql } = site.database;
    await sql.execute(raw`
      INSERT INTO studio_passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
      SELECT 'spare', id, 'Spare', 'key', 'credential', 0, 'singleDevice', false
      FROM studio_user WHERE email = ${email}`);
    await sql.execute(raw`
      ALTER TABLE audit ADD CONSTRAINT refuses CHECK (action <> 'remove-totp') NOT VALID`);
    const remove = () => client.post('/account/totp/remove', { password: PASSWORD });
    expect(await remove()).toMatchObject({ status: 500 });
    expect(await client.get('/session')).toMatchObject({ data: { hasTotp: true } });
    await sql.execute(raw`ALTER TABLE audit DROP CONSTRAINT refuses`);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await client.get('/session')).toMatchObject({ data: { hasTotp: false } });
  });

  it('have a session that only the Studio gets', () => {
    const cookie = admin.client.setCookies.find((text) => text.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Path=\/studio/i);
  });

  it('allow nothing but the enrolment before there is a second factor', async () => {
    const client = new StudioClient(site);
    const token = tokenOf(await accounts().invite('omar@visit.example', 'administrator'));
    await client.post('/link/accept', { token, name: 'Omar', password: PASSWORD });
    await client.post('/sign-in', { email: 'omar@visit.example', password: PASSWORD });
    for (const path of ['/people', '/kinds', '/audit', '/account/sessions']) {
      expect(await client.get(path)).toMatchObject({ status: 403, code: 'ENROLMENT_REQUIRED' });
    }
    expect(await client.get('/session')).toMatchObject({ data: { isVerified: false } });
  });

  it('need password and code; a code works once', async () => {
    const { email, secret } = admin;
    const code = nextTotpCode(secret);
    const first = new StudioClient(site);
    expect(await first.post('/sign-in', { email, password: PASSWORD })).toMatchObject({
      data: { next: 'code' },
    });
    expect(await first.get('/people')).toMatchObject({ status: 401 });
    expect(await first.post('/sign-in/totp', { code: '000000' })).toMatchObject({
      status: 401,
      code: 'WRONG_CODE',
    });
    expect(await first.post('/sign-in/totp', { code })).toMatchObject({ status: 200 });
    expect(await first.get('/people')).toMatchObject({ status: 200 });
    const second = new StudioClient(site);
    await second.post('/sign-in', { email, password: PASSWORD });
    expect(await second.post('/sign-in/totp', { code })).toMatchObject({
      status: 401,
      code: 'CODE_USED',
    });
    expect(await second.get('/people')).toMatchObject({ status: 401 });
  });

  it('open with a backup code, once', async () => {
    const { email, backupCodes } = admin;
    const [code] = backupCodes;
    for (const status of [200, 401]) {
      const client = new StudioClient(site);
      await client.post('/sign-in', { email, password: PASSWORD });
      expect(await client.post('/sign-in/backup-code', { code })).toMatchObject({ status });
    }
  });

  it('tell nobody which addresses exist', async () => {
    const client = new StudioClient(site);
    const known = await client.post('/sign-in', { email: admin.email, password: 'wrong' });
    const unknown = await client.post('/sign-in', { email: 'x@visit.example', password: 'wrong' });
    expect(known).toMatchObject({ status: 401, code: 'WRONG_PASSWORD' });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
  });

  it('stop whoever guesses a password, from any number of addresses', async () => {
    const member = await newMember(site, 'reader');
    const attempt = () =>
      new StudioClient(site).post('/sign-in', { email: member.email, password: 'guess' });
    for (let count = 0; count < ATTEMPTS.account; count++) await attempt();
    const refusal = await attempt();
    expect(refusal).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = { email: member.email, password: PASSWORD };
    expect(await new StudioClient(site).post('/sign-in', right)).toMatchObject({ status: 429 });
  });

  it('refuse requests of other sites', async () => {
    const headers = { origin: 'https://other.example' };
    const body = { email: 'new@visit.example', role: 'reader' };
    expect(await admin.client.send('POST', '/people/invitations', body, headers)).toMatchObject({
      status: 403,
    });
  });

  it('are managed by administrators alone', async () => {
    const editor = await newMember(site, 'editor');
    expect(await editor.client.get('/people')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await editor.client.get('/audit')).toMatchObject({ status: 403 });
    expect(await editor.client.get('/kinds')).toMatchObject({ status: 200 });
    const unknown = { email: 'new@visit.example', role: 'owner' };
    expect(await admin.client.post('/people/invitations', unknown)).toMatchObject({
      status: 400,
      field: 'role',
    });
    const invitation = { email: 'new@visit.example', role: 'reader' };
    const { data } = await admin.client.post('/people/invitations', invitation);
    expect(data).toMatchObject({ url: expect.stringContaining('/studio/welcome#') });
  });

  it('lose their sessions when disabled or changed, and cannot sign in while disabled', async () => {
    const { client, email } = await newMember(site, 'editor');
    const { data } = await admin.client.get('/people');
    const { members } = data as unknown as { members: { id: string; email: string }[] };
    const id = members.find((member) => member.email === email)?.id;
    await admin.client.send('PATCH', `/people/${id}`, { disabled: true });
    expect(await client.get('/kinds')).toMatchObject({ status: 401 });
    expect(await client.post('/sign-in', { email, password: PASSWORD })).toMatchObject({
      status: 403,
      code: 'ACCOUNT_DISABLED',
    });
    expect(await accounts().reset(email, false)).toBeUndefined();
  });

  it('get a new password by a link, which ends all sessions and may remove the second factor', async () => {
    const { client, email } = await newMember(site, 'editor');
    const token = tokenOf(await accounts().reset(email, true));
    expect(await client.post('/link', { token })).toMatchObject({ data: { purpose: 'reset' } });
    const password = 'Seven storks on a wall';
    await client.post('/link/accept', { token, name: 'Amina Tazi', password });
    expect(await client.get('/kinds')).toMatchObject({ status: 401 });
    expect(await client.post('/sign-in', { email, password: PASSWORD })).toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect(await client.post('/sign-in', { email, password })).toMatchObject({
      data: { next: 'enrolment' },
    });
  });

  it('show their sessions and end them everywhere', async () => {
    const { client, email, backupCodes } = await newMember(site, 'editor');
    const other = new StudioClient(site);
    await other.post('/sign-in', { email, password: PASSWORD });
    await other.post('/sign-in/backup-code', { code: backupCodes[1] });
    const { data } = await client.get('/account/sessions');
    expect(data).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    await client.post('/account/sign-out-everywhere');
    for (const gone of [client, other]) {
      expect(await gone.get('/kinds')).toMatchObject({ status: 401 });
    }
  });

  it('keep one administrator', async () => {
    const { data } = await admin.client.get('/people');
    const { members } = data as unknown as {
      members: { id: string; email: string; role: string }[];
    };
    const own = members.find(({ email }) => email === admin.email);
    for (const { id, email, role } of members) {
      if (role !== 'administrator' || email === admin.email) continue;
      await admin.client.send('PATCH', `/people/${id}`, { role: 'reader' });
    }
    for (const change of [{ role: 'reader' }, { disabled: true }]) {
      expect(await admin.client.send('PATCH', `/people/${own?.id}`, change)).toMatchObject({
        status: 409,
        code: 'LAST_ADMINISTRATOR',
      });
    }
    expect(await admin.client.get('/people')).toMatchObject({ status: 200 });
  });

  it('leave a log that nobody can change', async () => {
    const { data } = await admin.client.get('/audit');
    const actions = (data as unknown as { action: string }[]).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['invite', 'sign-in', 'sign-in-failed', 'disable']),
    );
    for (const statement of [
      raw`UPDATE audit SET action = 'x'`,
      raw`DELETE FROM audit`,
      raw`TRUNCATE audit`,
    ]) {
      await expect(site.database.sql.execute(statement)).rejects.toThrow();
    }
  });

  it('are searched and listed with the content of every kind', async () => {
    const list = await admin.client.get('/entries/places?q=mansour');
    expect(list).toMatchObject({ status: 200 });
    expect(list.data).toContainEqual(
      expect.objectContaining({ id: 'bab-mansour', path: '/poi/bab-mansour' }),
    );
    expect(await admin.client.get('/entries/places?q=%25zzz')).toMatchObject({ total: 0 });
    expect(await admin.client.get('/entries/castles')).toMatchObject({ status: 404 });
    expect(await admin.client.get('/entries/places?sort=size')).toMatchObject({ status: 400 });
  });
});
