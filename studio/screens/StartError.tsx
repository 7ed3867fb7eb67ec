import { Button } from '../components/Button.tsx';
import { useStudioLocale } from '../i18n/locales.ts';
import * as styles from './StartError.module.css';

/** In the code, because the files with all other texts may be what could not be loaded. */
const TEXTS = {
  en: {
    title: 'The Studio could not be loaded',
    text: 'Check your connection, then load the page again.',
    reload: 'Load the page again',
  },
  fr: {
    title: 'Le Studio n’a pas pu être chargé',
    text: 'Vérifiez votre connexion, puis rechargez la page.',
    reload: 'Recharger la page',
  },
};

/** Instead of all screens, where the texts of the interface could not be loaded. */
export function StartError() {
  const { locale } = useStudioLocale();
  const { title, text, reload } = TEXTS[locale];
  return (
    <main className={styles.root} lang={locale}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button onClick={() => location.reload()}>{reload}</Button>
    </main>
  );
}
