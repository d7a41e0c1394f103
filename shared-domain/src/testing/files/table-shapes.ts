/** Tables as programs write them, of invented people, by what they hold. */
export const TABLE_SHAPES = {
  road: [
    'Clt;Dossard;Nom;Prénom;Sexe;Année;Club;Nat;Temps officiel;Temps réel;Statut;5 km',
    '1;12;DUPONT;Léa;F;1995;AC Brest;fra;0:35:10,5;0:35:08;;17:01',
    "2;7;ÉVRARD;Luc;M;1980;;Allemagne;35'40;35'20;Classé;",
    ';9;MOREL;Ana;X;2001;;;;;Abandon;18:00',
  ].join('\r\n'),
  roadOfCommas: [
    'Place Overall,Bib #,runner_name,Gender,Age,Division,Gun Time,Chip Time,time_half',
    '"1,001",101,"Valmorel, Inès (FRA)",F,34,F30-34,1:10:05,1:10:01,00:35:00',
    '2,102,Lou Kerbrat,NB,,Open,0 days 01:11:00,,00:00:00',
  ].join('\n'),
  roadOfTabs: [
    'Place\tBib\tName\tCity\tSex\tAge Group\tNet\tGun\tRace',
    '1.\t5\tANNA SOREL\tBrest\tW\tW40\t41:10\t41:15\t10 km',
    '2.\t6\tTOM BERG\tVannes\tM\tM35\t42:01\t42:09\t10 km',
    'DNF\t8\tUGO LANG\tRennes\tM\tM20\t\t\t5 km',
  ].join('\n'),
  starts: [
    'uid;couloir;dossard;nom;prénom;club;pays;catégorie;naissance;record',
    '000100-0-55-f1;4;11;MARTIN;Léo;AC Rennes;FRA;SEM;04/03/2001;10.51',
    '000100-0-55-f1;5;14;NEUF;Noé;EA Brest;;;;',
  ].join('\n'),
  results: [
    'uid,bib,last,first,mark,wind,reaction,qualified,comment',
    '000100-0-55-f1,11,MARTIN,Léo,10.48,+0.4,0.151,Q,',
    '000100-0-55-f1,12,"PETIT, fils",Noé,DNS,,,,"dit ""le petit"""',
  ].join('\n'),
  roster: [
    'StartListId,Title,RelayTeamName,FirstName,LastName,Gender,CountryCode,DateOfBirth,RelayId,EventStart,EventCode,EventStage,ClubName,BibNumber,Lane,EventGroup,PersonalBest,SeasonBest,AgeGroup',
    '1,100m,None,Léo,MARTIN,Male,FRA,2001-03-04,None,2026-06-13 14:30,100,Heats,AC Rennes,11,4,1,10.51,None,SEN',
    '1,100m,None,Noé,PETIT,Male,FRA,2002-07-01,None,2026-06-13 14:35,100,Heats,EA Brest,12,5,2,10.60,None,SEN',
    '2,HJ,None,Ana,MOREL,Female,FRA,2004-03-04,None,2026-06-13 15:30,HJ,Final,AC Rennes,21,,,1.70,1.68,SEN',
    '3,4x100,AC Rennes,,,Female,FRA,None,7,2026-06-13 16:30,4x100,Final,AC Rennes,,3,1,None,None,SEN',
  ].join('\n'),
  entries: [
    'Épreuve;Nom;Prénom;Sexe;Naissance;Catégorie;Club;Pays;Dossard;Record;Série;Couloir',
    '100 m;VALMOREL;Inès;F;2004;SEF;AC Valmont;FRA;112;12.40;1;4',
    'Longueur;KERBRAT;Léo;M;02/05/2001;;"EA Brest; section nord";;113;7,12;;',
    '4 x 100 m;SOREL;Anna;F;1999;;AC Valmont;Suisse;;;;',
  ].join('\r\n'),
  records: [
    'name;FFA 2026',
    'source;federation.example/records',
    'kind;scope;event;sex;mark;unit;wind;method;surface;altitude;date;holder;club;country;place;status;share;note',
    'NR;FRA;000100-0-55;M;9.86;;+1.3;fat;outdoor;;2011-07-29;"LEMAITRE; C.";AS Aix;FRA;Albi;ratified;;',
    'MR;;900003-0-56;F;6,72;;0.4;;;A;2019;Inès VALMOREL;AC Valmont;;;pending;=;vent régulier',
    'WR;;800010-0-55;M;9126;pts;;;;;16/09/2018;K. MAYER;;FRA;;;;',
  ].join('\r\n'),
  taf: [
    'CompetitorType;Bib;Code;FirstName;LastName;Yob;Gender;RelayNumber;RelayName;TeamNumber;TeamName;Nation;Email;Infix;ClubName;ClubCode',
    'Athlete;1;1000001;Lina;SIMON;2010;W;;;;;GER;lina@x.example;;TSV Größe;XX1',
    'Athlete;2;;Tom;BERG;2008;M;;;;;NED;;van den;AV Utrecht;',
    'Relay;;;;;;M;4;TSV Größe I;;;GER;;;TSV Größe;',
  ].join('\r\n'),
} as const;
