const SENDER = { name: 'Meyer', email: 'eva@example.org' };

let sent = 0;

/**
 * Submits a contact form, each time from another address.
 *
 * @param url the origin of the site
 * @returns the status, and the reference if the form was stored
 * @throws Error if there is no response within 30 s
 */
export async function sendForm(url: string): Promise<{ status: number; reference?: string }> {
  const number = ++sent;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ ...SENDER, message: `${number} ${'x'.repeat(1500)}` }),
    signal: AbortSignal.timeout(30_000),
  });
  const { data } = (await response.json()) as { data?: { reference: string } };
  return { status: response.status, reference: data?.reference };
}
