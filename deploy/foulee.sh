#!/bin/sh
# Fait une commande comme le serveur la ferait : sous son compte, dans son dossier, avec ses réglages.
#   install -m 755 /opt/foulee/deploy/foulee.sh /usr/local/bin/foulee
#   foulee npm run doctor
# /etc/foulee/foulee.env est lu comme systemd le lit, et non comme sh : une valeur va jusqu'à la fin de sa ligne, avec ses espaces, ses « & »
# et ses « $ » ; des guillemets autour s'enlèvent.
set -eu

file=/etc/foulee/foulee.env
folder=/opt/foulee
account=foulee

refuse() {
  echo "✗ $1" >&2
  exit 1
}

[ $# -gt 0 ] || refuse "foulee COMMANDE, par exemple : foulee npm run doctor"
caller=$(id -un)
[ "$caller" = root ] || [ "$caller" = "$account" ] || refuse "Cette commande est à root, qui la fait sous le compte $account."

# Les mêmes que dans foulee.service.
export DATA_DIR=/var/lib/foulee HOST=127.0.0.1 TRUST_PROXY=1

if [ -e "$file" ]; then
  [ -r "$file" ] || refuse "$file ne peut être lu que par root."
  number=0
  while IFS= read -r line || [ -n "$line" ]; do
    number=$((number + 1))
    line=${line#"${line%%[![:space:]]*}"}
    case $line in
    '' | '#'* | ';'*) continue ;;
    *=*) ;;
    *) refuse "$file, ligne $number : NOM=valeur est attendu." ;;
    esac
    name=${line%%=*}
    value=${line#*=}
    value=${value#"${value%%[![:space:]]*}"}
    value=${value%"${value##*[![:space:]]}"}
    case $name in '' | [0-9]* | *[!A-Za-z0-9_]*) refuse "$file, ligne $number : « $name » n'est pas le nom d'un réglage." ;; esac
    case $value in
    \"*\"?* | \'*\'?* | *\\*) refuse "$file, ligne $number : écrivez la valeur de $name sans guillemet au milieu ni antislash." ;;
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
    \"* | \'*) refuse "$file, ligne $number : le guillemet de $name n'est pas fermé." ;;
    esac
    export "$name=$value"
  done <"$file"
fi

cd "$folder"
[ "$caller" = root ] || exec "$@"
home=$(getent passwd "$account" | cut -d: -f6)
exec runuser -u "$account" -- env HOME="$home" "$@"
