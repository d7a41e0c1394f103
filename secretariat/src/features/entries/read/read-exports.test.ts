import { describe, expect, test } from '@jest/globals';
import { checkTable } from '../check/check-table.ts';
import { matchColumns } from '../check/match-columns.ts';
import { Programme } from '../check/programme.ts';
import { readText } from './read-file.ts';
import type { SourceTable } from './source-table.ts';

function readTable(text: string): SourceTable {
  const source = readText('x', text);
  if ('upload' in source) throw new Error('no table');
  return source.table;
}

const DAY = '2026-06-13';
const check = (table: SourceTable, everyEvent?: string) =>
  checkTable(table, {
    mapping: matchColumns(table.head),
    programme: new Programme([], DAY),
    firstDay: DAY,
    language: 'fr',
    ...(everyEvent === undefined ? {} : { everyEvent }),
  });

const TAF = [
  'CompetitorType;Bib;Code;FirstName;LastName;Yob;Gender;RelayNumber;RelayName;TeamNumber;TeamName;Nation;Email;Infix;ClubName;ClubCode',
  'Athlete;1;1000001;Lina;SIMON;2010;W;;;;;GER;lina@x.example;;TSV Größe;XX1',
  'Athlete;2;;Tom;BERG;2008;M;;;;;NED;;van den;AV Utrecht;',
  'Relay;;;;;;M;4;TSV Größe I;;;GER;;;TSV Größe;',
].join('\r\n');

describe('Athletes of an export of TAF', () => {
  test('are read completely, but not their addresses', () => {
    const table = readTable(TAF);
    expect(table.rows.map(({ cells }) => cells.join('|'))).toEqual([
      '1|1000001|Lina|SIMON|2010|W||GER|TSV Größe',
      '2||Tom|van den BERG|2008|M||NED|AV Utrecht',
      '|||||M|TSV Größe I|GER|TSV Größe',
    ]);
    expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  });

  test('are entered in the only road race, which is for women and men', () => {
    const rows = check(readTable(TAF), '10 km');
    expect(rows.map(({ entry }) => entry?.target.uid).slice(0, 2)).toEqual(['010000-R-1057', '010000-R-1057']);
    expect(check(readTable(TAF), '10 km Hommes')[1]?.entry?.target.uid).toBe('010000-R-51');
  });

  test('are entered in the event chosen for all rows', () => {
    const [first, second] = check(readTable(TAF), '100 m');
    expect([first?.entry?.target.name, second?.entry?.target.name]).toEqual(['100 m Femmes CA', '100 m Hommes JU']);
    expect(first?.entry?.start).toMatchObject({ bib: '1', auid: '1000001', clubName: 'TSV Größe', country: 'GER' });
    expect(check(readTable(TAF))[0]?.issues).toMatchObject([{ reason: 'eventMissing' }]);
  });
});

const LADV = `<?xml version="1.0" encoding="UTF-8"?>
<registration version="1.2" location="Val" date="2026-06-13" name="Meeting">
  <clubs><club id="C1" number="1" type="CLUB" name="TSV Berg &amp; Tal" shortname="TSV" country="GER"/></clubs>
  <athletes>
    <athlete id="A1" bib="1" forename="Max" lastname="Muster" yearofbirth="2002" sex="M" club="C1" licencenumber="12"/>
    <athlete id="A2" forename="Ida" lastname="Klein" yearofbirth="2010" sex="W" club="C1" country="AUT"/>
  </athletes>
  <eventdefinitions><eventdefinition id="D1" name="50 m" shortname="50m" eventtype="INDIVIDUAL"/></eventdefinitions>
  <events>
    <event id="E1" agecode="M"><standardevent disciplinecode="L100"/></event>
    <event id="E2" agecode="WJU18"><standardevent disciplinecode="TKUG_3000"/></event>
    <event id="E3" agecode="X"><standardevent disciplinecode="X4X1"/></event>
    <event id="E4" agecode="W"><standardevent disciplinecode="XXX9"/></event>
    <event id="E5" agecode="M"><customevent eventdefinition="D1"/></event>
  </events>
  <individuals>
    <individual id="I1" event="E1" athlete="A1">
      <yearbest disciplinecode="L100" indoor="false" value="10,91"/>
      <personalbest disciplinecode="L200" indoor="false" value="21,90"/>
      <personalbest disciplinecode="L100" indoor="false" value="10,74"/>
    </individual>
    <individual id="I2" event="E2" athlete="A2"/>
    <individual id="I3" event="E4" athlete="A2"/>
    <individual id="I4" event="E5" athlete="A1"/>
  </individuals>
  <relays>
    <relay id="R1" club="C1" event="E3"><participant athlete="A1" id="P1"/><participant athlete="A2" id="P2"/></relay>
  </relays>
  <runs>
    <run id="X1" disciplinecode="S10K" distance="10000"><participant athlete="A2" id="P3"/></run>
  </runs>
</registration>`;

describe('Entries of LADV', () => {
  test('are read with their events, bests, relays and road races; an unknown code is an error', () => {
    const rows = check(readTable(LADV));
    expect(rows.map(({ line, who, entry }) => [line, who, entry?.target.uid])).toEqual([
      [17, '1 · Muster Max', '000100-0-55'],
      [22, 'Klein Ida', '900005-P3000-50'],
      [23, 'Klein Ida', undefined],
      [24, '1 · Muster Max', '000050-0-55'],
      [27, '1 · Muster Max', '004100-0-1055'],
      [28, 'Klein Ida', '004100-0-1055'],
      [30, 'Klein Ida', '010000-R-50'],
    ]);
    expect(rows[2]?.issues).toMatchObject([{ field: 'event', reason: 'eventUnknown', value: 'XXX9 SEF' }]);
    expect(rows[0]?.entry?.start).toMatchObject({
      clubName: 'TSV Berg & Tal',
      country: 'GER',
      pe: { pb: 10_740, sb: 10_910 },
    });
    expect(rows[4]?.entry?.start).toMatchObject({ relay: { n: 'TSV Berg & Tal' }, members: [{ last: 'Muster' }] });
  });

  test('that are not ranked stay so, with a warning', () => {
    const rows = check(readTable(LADV.replaceAll(/(<individual id="I2"|<relay id="R1")/g, '$1 notranked="true"')));
    const out = rows.filter(({ issues }) => issues.some(({ reason }) => reason === 'outOfCompetition'));
    expect(out.map(({ line, entry }) => [line, entry?.start.flg])).toEqual([
      [22, 'HC'],
      [27, 'HC'],
      [28, 'HC'],
    ]);
    expect(rows.filter(({ entry }) => entry?.start.flg !== undefined)).toHaveLength(3);
  });

  test('of a mixed event stay in one event, each with their own category', () => {
    const mixed = LADV.replace('id="E1" agecode="M"', 'id="E1" agecode="X"').replace(
      '<individual id="I2" event="E2"',
      '<individual id="I2" event="E1"',
    );
    expect(
      check(readTable(mixed))
        .slice(0, 2)
        .map(({ entry }) => [entry?.target.uid, entry?.start.category]),
    ).toEqual([
      ['000100-0-1057', 55],
      ['000100-0-1057', 50],
    ]);
  });

  test.each([
    ['broken', LADV.replace('</clubs>', ''), 'notXml'],
    ['empty', LADV.replace(/<(individuals|relays|runs)>[\s\S]*?<\/\1>/g, ''), 'noStarts'],
  ])('that are %s are refused', (_, text, reason) => {
    expect(() => readText('x', text)).toThrow(reason);
  });
});
