/** Texts of the page of the network. */
export const networkFr = {
  'network.address.none':
    'Aucune adresse de ce serveur n’est connue qu’un téléphone atteindrait. Branchez-le au réseau du stade, ou réglez PUBLIC_URL, puis rechargez.',
  'network.authority': 'Les tablettes installent une fois le certificat de ce serveur : {{address}}',
  'network.certificate': 'Certificat valable jusqu’au {{day}}.',
  'network.certificate.elsewhere':
    'Le certificat ne vaut pas pour l’adresse de cette machine ici ({{addresses}}) : aucun téléphone ne la trouverait en https. Faites-en un pour elle, puis redémarrez le serveur.',
  'network.certificate.elsewhere.own':
    'Le certificat ne vaut pas pour l’adresse de cette machine ici ({{addresses}}) : arrêtez le serveur, lancez npm run local-ca, redémarrez avec la ligne qu’il donne. Les tablettes gardent l’autorité qu’elles ont.',
  'network.certificate.ended':
    'Le certificat a expiré le {{day}} : les téléphones refusent ce serveur jusqu’à ce qu’il soit remplacé.',
  'network.certificate.meeting':
    'Le certificat expire le {{day}}, avant la fin de « {{meeting}} » : renouvelez-le avant ce jour.',
  'network.certificate.soon_one': 'Le certificat expire le {{day}}, demain au plus tard : renouvelez-le.',
  'network.certificate.soon_other': 'Le certificat expire le {{day}}, dans {{count}} jours : renouvelez-le.',
  'network.console': 'Ouvrir la console',
  'network.console.qr': 'QR de l’adresse des consoles',
  'network.fault.clockJumped':
    'L’horloge de ce serveur a sauté : sessions, prises et limites continuent comme avant. Réglez-la (timedatectl), puis redémarrez le serveur.',
  'network.fault.databaseDamaged':
    'La base de données de ce serveur est abîmée : arrêtez-le et reprenez la dernière sauvegarde (npm run restore).',
  'network.fault.databaseReadOnly':
    'La base de données de ce serveur ne peut être que lue : rien ne s’écrit. Rendez au serveur le droit d’écrire dans son dossier, ou voyez quelle base répond ; réessayer n’y change rien.',
  'network.fault.diskBroken':
    'Le disque de ce serveur ne répond pas comme il faut : rien ne s’écrit. Voyez le journal du système et copiez les sauvegardes ailleurs ; réessayer n’y change rien.',
  'network.fault.diskFull':
    'Le disque de ce serveur est plein : tout se lit, rien ne s’écrit. Faites de la place ; rien n’est à redémarrer.',
  'network.fault.diskLow':
    'Le disque de ce serveur est presque plein : faites de la place avant que rien ne s’écrive plus.',
  'network.fault.unavailable':
    'La base de données de ce serveur n’a pas répondu tout à l’heure : des écritures ont pu être refusées, refaites-les.',
  'network.notes': 'Au stade',
  'network.notes.4g':
    'Un téléphone quitte un Wi-Fi « sans Internet » pour la 4G : répondre « Rester connecté », ou couper les données mobiles.',
  'network.notes.dns': 'Sur Android, « DNS privé » reste sur « Automatique ».',
  'network.notes.guests': 'Sur le point d’accès, pas d’isolation des invités.',
  'network.notes.http':
    'Sans https, une console fermée sans Wi-Fi ne se rouvre qu’au retour du Wi-Fi ; sa saisie l’attend.',
  'network.notes.local': 'Les noms en .local échouent sur certains Android : ce QR porte l’adresse qui marche.',
  'network.notes.own': 'Un réseau pour les officiels seuls : sans https, qui est sur le même Wi-Fi peut lire un code.',
  'network.notes.phones': 'Un point d’accès pour 25 téléphones.',
  'network.notes.same':
    'Une seule adresse de toute la journée. S’il faut en changer, une saisie ouverte passe par son QR ou son fichier.',
  'network.print': 'Imprimer l’affiche',
  'network.reached': 'Un téléphone est arrivé à {{time}}.',
  'network.unreached': 'Scannez ce QR avec un téléphone du réseau, ou tapez l’adresse : cette page le dira.',
  'network.wifi': 'Rejoindre le Wi-Fi',
  'network.wifi.help': 'Le nom et le mot de passe restent sur ce poste.',
  'network.wifi.name': 'Nom du Wi-Fi',
  'network.wifi.none': 'Donnez le nom du Wi-Fi : son QR apparaît ici.',
  'network.wifi.password.is': 'Mot de passe : {{password}}',
  'network.wifi.password': 'Mot de passe du Wi-Fi',
  'network.wifi.qr': 'QR du Wi-Fi {{name}}',
} as const;
