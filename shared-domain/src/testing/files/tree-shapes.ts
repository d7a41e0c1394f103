/** Nested files (XML, JSON) of invented people: entries of LADV, an upload, tables of an operator. */
export const TREE_SHAPES = {
  ladv: `<?xml version="1.0" encoding="UTF-8"?>
<registration version="1.2" location="Val" date="2026-06-13" name="Meeting">
  <clubs><club id="C1" number="1" type="CLUB" name="TSV Berg &amp; Tal" shortname="TSV" country="GER"/></clubs>
  <athletes>
    <athlete id="A1" bib="1" forename="Max" lastname="Muster" yearofbirth="2002" sex="M" club="C1" licencenumber="12"/>
    <athlete id="A2" forename="Ida" lastname="Klein" yearofbirth="2010" sex="W" club="C1" country="AUT"/>
  </athletes>
  <events>
    <event id="E1" agecode="M"><standardevent disciplinecode="L100"/></event>
    <event id="E2" agecode="X"><standardevent disciplinecode="X4X1"/></event>
  </events>
  <individuals>
    <individual id="I1" event="E1" athlete="A1"><personalbest disciplinecode="L100" value="10,74"/></individual>
  </individuals>
  <relays>
    <relay id="R1" club="C1" event="E2"><participant athlete="A1" id="P1"/><participant athlete="A2" id="P2"/></relay>
  </relays>
  <runs><run id="X1" disciplinecode="S10K" distance="10000"><participant athlete="A2" id="P3"/></run></runs>
</registration>`,
  upload: `{
  "trialsData": [
    { "uid": "000100-0-55-f1", "group": "100 m Hommes", "name": "100 m – Finale", "date": "2026-06-13T15:00:00+02:00",
      "status": 20, "g0": 100, "g1": "0", "category": 55, "round": "f", "heat": 1, "dets": { "wind": 0.4 } }
  ],
  "startlists": {
    "000100-0-55-f1": [
      { "bib": "11", "last": "MARTIN", "first": "Léo", "category": 55, "clubName": "AC Rennes", "lane": 4, "dob": "2001-03-04" },
      { "bib": "12", "last": "PETIT", "first": "Noé", "country": "FRA", "pe": { "pb": 10400 } }
    ]
  },
  "resultlists": { "000100-0-55-f1": [{ "bib": "11", "prf": { "v": 10480, "u": "ms", "st": 1 }, "reaction": 151 }] }
}`,
  categories: `{
  "format": 1, "kind": "categories", "id": "essai", "edition": "Essai 2027", "source": "essai",
  "notice": "", "official": false, "federation": "UNSS",
  "season": { "start": "09-01", "ages": "ends" },
  "categories": [
    { "id": 10001, "code": "COL", "name": { "fr": "Collège", "en": "School" }, "sex": 1, "youngest": 11, "oldest": 14 },
    { "id": 10002, "code": "COL", "name": { "fr": "Collège", "en": "School" }, "sex": 2, "youngest": 11, "oldest": 14 }
  ]
}`,
  points: `{
  "format": 1, "id": "essai", "kind": "hungarian", "edition": "Essai 2027", "source": "essai", "notice": "", "official": false,
  "formula": "quadratic",
  "rows": [
    { "sex": 1, "event": "000050-0", "a": "95.8", "b": "-9.2", "c": "0", "kind": "time", "unit": "s" },
    { "sex": 2, "event": "000060-0", "a": "68.6", "b": "-10.7", "c": "0", "kind": "time", "unit": "s" }
  ]
}`,
  levels: `{
  "format": 1, "id": "essai", "kind": "levels", "edition": "Essai 2027", "source": "essai", "notice": "", "official": false,
  "levels": ["IA", "N1"], "clubPoints": [40, 30], "byTriathlonOnly": [], "rows": [], "triathlon": []
}`,
  youth: `{
  "format": 1, "id": "essai", "kind": "youth", "edition": "Essai 2027", "source": "essai", "notice": "", "official": false,
  "formula": "steps",
  "rows": [
    { "sex": 1, "categories": ["BE"], "events": ["000050-0"], "unit": "ms", "floor": 20000, "marks": [11660, 11430, 11200] }
  ]
}`,
} as const;
