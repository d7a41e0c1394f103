import './prose.css';
import { usePage } from '../../components/page/use-page.ts';
import { useStaticText } from './use-static-text.ts';

/** `/endUser`: licence and warranty, both languages on one page (P2.1 and P9.10). */
export function EndUserPage() {
  const { t } = useStaticText();
  usePage({ title: t('endUser') });
  return (
    <main id="contenu" className="wrap prose">
      <h1 tabIndex={-1}>
        <span lang="fr">Licence et garantie</span> <span lang="en">/ Licence and warranty</span>
      </h1>
      <nav aria-label={t('endUser.languages')}>
        <a href="#fr">Français</a> · <a href="#en">English</a>
      </nav>
      <section lang="fr" id="fr">
        <h2>Licence d’utilisateur final</h2>
        <p>
          Le logiciel est concédé sous licence, il n’est pas vendu. Vous pouvez l’installer et l’utiliser pour préparer,
          conduire et publier vos compétitions. Les droits qui ne sont pas expressément accordés sont réservés, sous
          réserve de ceux que donne la licence libre du code source.
        </p>
        <h3>Garantie</h3>
        <p>
          Le support sur lequel le logiciel est remis est garanti 30 jours contre tout défaut de matière ou de
          fabrication, à compter de sa remise. Un support défectueux est remplacé. Le logiciel lui-même est fourni en
          l’état, sans autre garantie, expresse ou implicite.
        </p>
        <h3>Droit applicable et arbitrage</h3>
        <p>
          La présente licence est régie par le droit finlandais. Tout différend qui n’aura pas été réglé à l’amiable est
          tranché par arbitrage à Helsinki.
        </p>
      </section>
      <section lang="en" id="en">
        <h2>End-user licence</h2>
        <p>
          The software is licensed, not sold. You may install and use it to prepare, run and publish your competitions.
          Rights not expressly granted are reserved, without prejudice to those that the free licence of the source code
          gives.
        </p>
        <h3>Warranty</h3>
        <p>
          The media on which the software is delivered is warranted for 30 days from delivery against defects in
          material and workmanship. Defective media is replaced. The software itself is provided as is, without any
          other warranty, express or implied.
        </p>
        <h3>Governing law and arbitration</h3>
        <p>
          This licence is governed by the laws of Finland. Any dispute not settled amicably is resolved by arbitration
          in Helsinki.
        </p>
      </section>
    </main>
  );
}
