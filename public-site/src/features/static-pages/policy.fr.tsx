import { addSummary } from './prose-summary.tsx';
import { spaceProse } from './space-prose.ts';

/** `/policy` in French. Periods and rules are those of Q30; change both together. */
export function PolicyFrench() {
  const prose = (
    <>
      <h1 tabIndex={-1}>Politique de confidentialité</h1>
      <p>
        Foulée publie les listes de départ et les résultats de compétitions d’athlétisme. Cette page dit quelles données
        personnelles y paraissent, qui en répond, combien de temps elles restent et comment les faire corriger.
      </p>

      <h2 id="responsable">Qui est responsable</h2>
      <p>
        L’organisateur de chaque compétition est responsable des listes et des résultats qu’il publie. Son nom et ses
        coordonnées figurent sur la page de la compétition : c’est à lui qu’une question sur un résultat s’adresse.
        L’exploitant de ce site héberge ces données pour lui.
      </p>

      <h2 id="donnees">Ce qui est publié</h2>
      <ul>
        <li>le nom, le prénom, le club, la nation, la catégorie, le dossard, les performances et les places ;</li>
        <li>jamais la date de naissance : seule la catégorie d’âge est montrée ;</li>
        <li>
          les pages qui nomment une personne de moins de 16&nbsp;ans demandent aux moteurs de recherche de ne pas les
          retenir.
        </li>
      </ul>

      <h2 id="droits">Vos droits</h2>
      <p>
        Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur limitation, et vous
        opposer à leur publication. Adressez-vous à l’organisateur, dont les coordonnées sont sur la page de la
        compétition ; il répond depuis son secrétariat :
      </p>
      <ul>
        <li>
          il peut masquer un athlète : la place et la performance restent, le nom devient « ATHLETE Anonyme » partout
          sur le site ; il peut le montrer à nouveau si vous le souhaitez ;
        </li>
        <li>il peut vous remettre, en un fichier, tout ce que ses compétitions gardent à votre sujet ;</li>
        <li>
          il peut vous effacer de toutes ses compétitions, journaux compris : cela ne s’annule pas, et une liste envoyée
          à nouveau ne ramène pas votre nom.
        </li>
      </ul>
      <p>En cas de désaccord, une réclamation peut être adressée à la CNIL (cnil.fr).</p>

      <h2 id="durees">Durées de conservation</h2>
      <ul>
        <li>résultats : tant que l’organisateur les publie ;</li>
        <li>messages de contact : 12&nbsp;mois ;</li>
        <li>journal des actions du secrétariat : 36&nbsp;mois ;</li>
        <li>messages sur vos suivis, si vous les demandez : jusqu’à 7&nbsp;jours après la compétition ;</li>
        <li>adresses IP : aucune n’est conservée.</li>
      </ul>

      <h2 id="messages">Messages sur vos suivis</h2>
      <p>
        Si vous demandez à être prévenu de l’appel et du résultat d’un athlète, le serveur garde l’adresse que votre
        navigateur lui donne auprès de son service de messages (Google, Mozilla, Apple ou Microsoft), votre langue et
        les athlètes choisis ; ni votre nom, ni votre adresse IP. Le message est chiffré : ce service ne peut pas le
        lire. Un geste arrête tout, et tout est effacé 7&nbsp;jours après la compétition.
      </p>

      <h2 id="appareil">Sur votre appareil</h2>
      <p>
        Le site garde dans votre navigateur votre langue, votre thème, votre région, vos suivis, les pages vues
        récemment, votre réponse sur les cookies et, pour un organisateur, sa session ; et les dernières pages, pour les
        montrer sans réseau. Ces données servent seulement à afficher les pages comme vous l’avez demandé et ne sont
        envoyées à personne d’autre. La mesure d’audience ne commence qu’avec votre accord, que vous pouvez retirer à
        tout moment.
      </p>
    </>
  );
  return spaceProse(addSummary(prose, 'Sommaire'));
}
