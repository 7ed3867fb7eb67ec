import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '../../domain/locale.ts';
import type { EmailContent } from './emailContent.ts';
import { BODY, COLORS, DISPLAY } from './emailTheme.ts';

interface Props {
  content: EmailContent;
  locale: Locale;
  siteUrl: string;
}

const textStyle: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: BODY,
  fontSize: 17,
  lineHeight: '27px',
  color: COLORS.ink,
};
const smallStyle: CSSProperties = {
  ...textStyle,
  fontSize: 14,
  lineHeight: '21px',
  color: COLORS.soft,
};

/** An e-mail as HTML, with tables and inline styles: e-mail programs support little else. */
export function EmailTemplate({ content, locale, siteUrl }: Props) {
  const { heading, paragraphs, facts, button, note, footer } = content;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        {/* Keeps programs with a dark mode from changing colours: every text has its own background. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <title>{content.subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: COLORS.sand }}>
        <Table style={{ backgroundColor: COLORS.sand }}>
          <td align="center" style={{ padding: '24px 12px' }}>
            <Table style={{ maxWidth: 600, backgroundColor: COLORS.plaster }} align="left">
              <td
                style={{
                  padding: '18px 32px',
                  backgroundColor: COLORS.green,
                  borderBottom: `6px solid ${COLORS.saffron}`,
                  fontFamily: DISPLAY,
                  fontSize: 24,
                  fontWeight: 600,
                  color: COLORS.plaster,
                }}
              >
                <span style={{ color: COLORS.saffron }}>✦</span>{' '}
                <span style={{ color: COLORS.plaster }}>Fes-Meknes</span>
              </td>
              <td style={{ padding: '32px 32px 16px', textAlign: 'left' }}>
                <h1
                  style={{
                    margin: '0 0 18px',
                    fontFamily: DISPLAY,
                    fontSize: 30,
                    lineHeight: '36px',
                    fontWeight: 600,
                    color: COLORS.green,
                  }}
                >
                  {heading}
                </h1>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} style={textStyle}>
                    {paragraph}
                  </p>
                ))}
                {button && <Button {...button} />}
                {facts && <Facts {...facts} />}
                {note && <p style={{ ...smallStyle, marginTop: 24 }}>{note}</p>}
              </td>
              <td
                style={{
                  padding: '18px 32px 22px',
                  backgroundColor: COLORS.night,
                  fontFamily: BODY,
                  fontSize: 14,
                  lineHeight: '21px',
                  color: COLORS.plaster,
                }}
              >
                <span style={{ color: COLORS.plaster }}>{footer}</span>
                <br />
                <a href={`${siteUrl}/${locale}`} style={{ color: COLORS.saffron }}>
                  {new URL(siteUrl).host}
                </a>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

/** A table with one column. */
function Table(props: { style: CSSProperties; align?: 'left'; children: ReactNode }) {
  const cells = [props.children].flat();
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ ...props.style, borderCollapse: 'collapse' }}
    >
      <tbody>
        {cells.map((cell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  );
}

function Button({ label, href }: { label: string; href: string }) {
  return (
    <p style={{ margin: '24px 0 28px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '14px 28px',
          borderRadius: 99,
          backgroundColor: COLORS.green,
          fontFamily: BODY,
          fontSize: 17,
          fontWeight: 600,
          color: COLORS.plaster,
          textDecoration: 'none',
        }}
      >
        <span style={{ color: COLORS.plaster }}>{label}</span>
      </a>
    </p>
  );
}

function Facts({ title, lines }: NonNullable<EmailContent['facts']>) {
  return (
    <>
      {title && (
        <h2
          style={{
            margin: '28px 0 8px',
            fontFamily: DISPLAY,
            fontSize: 20,
            fontWeight: 600,
            color: COLORS.green,
          }}
        >
          {title}
        </h2>
      )}
      <table
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ borderCollapse: 'collapse' }}
      >
        <tbody>
          {lines.map(([field, value]) => (
            <tr key={field}>
              <th
                scope="row"
                align="left"
                style={{
                  ...smallStyle,
                  width: 130,
                  padding: '9px 16px 9px 0',
                  borderTop: `1px solid ${COLORS.sand}`,
                  fontWeight: 400,
                  verticalAlign: 'top',
                }}
              >
                {field}
              </th>
              <td
                style={{
                  ...textStyle,
                  padding: '9px 0',
                  borderTop: `1px solid ${COLORS.sand}`,
                  fontSize: 16,
                  lineHeight: '24px',
                  verticalAlign: 'top',
                  whiteSpace: 'pre-wrap',
                  wordBreak: 'break-word',
                }}
              >
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
