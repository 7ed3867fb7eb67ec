import { useUser } from '../lib/userStore.ts';
import { fetchUserInfo } from './fetchData.ts';

/**
 * Loads the visitor's address and country, and notes whether this page answers the footer's
 * newsletter form. Failures are logged to the console.
 */
export async function loadUser(): Promise<void> {
  if (document.querySelector('[data-newsletter-sent]')) useUser.setState({ newsletter: true });
  const user = await fetchUserInfo();
  if (user) useUser.setState({ user });
}
