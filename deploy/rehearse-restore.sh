#!/bin/sh
# Remet la dernière sauvegarde dans un dossier à part, la vérifie en entier, puis l'enlève. Rien du serveur n'est touché.
# Base embarquée : sh deploy/rehearse-restore.sh DOSSIER_DES_SAUVEGARDES
# PostgreSQL : donnez dans DATABASE_URL une base d'essai, vide ; son contenu est remplacé.
set -eu
folder=${1:?le dossier des sauvegardes}
newest=$(ls -t "$folder"/foulee-* 2>/dev/null | head -n 1)
if [ -z "$newest" ]; then
  echo "Aucune sauvegarde dans $folder." >&2
  exit 1
fi
aside=$(mktemp -d)
trap 'rm -rf "$aside"' EXIT
DATA_DIR=$aside node scripts/restore.mjs "$newest"
echo "✓ $newest se remet."
