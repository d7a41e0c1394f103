import { addSummary } from './prose-summary.tsx';

/** `/policy` in English. Periods and rules are those of Q30; change both together. */
export function PolicyEnglish() {
  const prose = (
    <>
      <h1 tabIndex={-1}>Privacy policy</h1>
      <p>
        Foulée publishes start lists and results of athletics competitions. This page says which personal data appears
        here, who answers for it, how long it stays and how to have it corrected.
      </p>

      <h2 id="responsable">Who is responsible</h2>
      <p>
        The organiser of each competition is responsible for the lists and results it publishes. Its name and contact
        details are on the competition’s page: a question about a result goes there. The operator of this site hosts the
        data on its behalf.
      </p>

      <h2 id="donnees">What is published</h2>
      <ul>
        <li>last and first name, club, nation, category, bib, marks and places;</li>
        <li>never a birth date: only the age category is shown;</li>
        <li>pages that name somebody under 16 ask search engines not to index them.</li>
      </ul>

      <h2 id="droits">Your rights</h2>
      <p>
        You may ask for access to your data, its correction, erasure or restriction, and object to its publication. Ask
        the organiser, whose contact details are on the competition’s page, and who answers from the secretariat:
      </p>
      <ul>
        <li>
          the organiser can hide an athlete: place and mark stay, the name becomes “ATHLETE Anonyme” everywhere on the
          site, and is shown again if you wish;
        </li>
        <li>they can give you, in one file, everything that their competitions hold about you;</li>
        <li>
          they can erase you from all their competitions, journals included: this cannot be undone, and a list that is
          sent again does not bring your name back.
        </li>
      </ul>
      <p>A complaint may be sent to the French data protection authority (cnil.fr).</p>

      <h2 id="durees">How long it is kept</h2>
      <ul>
        <li>results: as long as the organiser publishes them;</li>
        <li>contact messages: 12 months;</li>
        <li>journal of the secretariat’s actions: 36 months;</li>
        <li>messages about those you follow, if you ask for them: until 7 days after the competition;</li>
        <li>IP addresses: none is stored.</li>
      </ul>

      <h2 id="messages">Messages about those you follow</h2>
      <p>
        If you ask to be told of an athlete’s call and result, the server keeps the address that your browser gives it
        at its message service (Google, Mozilla, Apple or Microsoft), your language and the athletes you chose; neither
        your name nor your IP address. The message is encrypted: that service cannot read it. One tap stops everything,
        and all is deleted 7 days after the competition.
      </p>

      <h2 id="appareil">On your device</h2>
      <p>
        The site keeps in your browser your language, your theme, your region, whom you follow, the pages seen lately,
        your answer about cookies and, for an organiser, the session; and the last pages, to show them without network.
        This only serves to show the pages the way you asked for and is sent to nobody else. Audience measurement begins
        only with your consent, which you may withdraw at any time.
      </p>
    </>
  );
  return addSummary(prose, 'Contents');
}
