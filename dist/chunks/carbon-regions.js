import { Rr as UserError, an as record, sn as string, tn as number } from "./inputs.js";
var average_intensities_min_default = {
	data: {
		"AFG": 123.71,
		"AFRICA": 545.09,
		"ALB": 24.42,
		"DZA": 633.65,
		"ASM": 647.06,
		"AGO": 167.22,
		"ATG": 611.11,
		"ARG": 344.83,
		"ARM": 243.52,
		"ABW": 550,
		"ASEAN": 573.65,
		"ASIA": 572.12,
		"AUS": 553.76,
		"AUT": 102.62,
		"AZE": 632.89,
		"BHS": 653.66,
		"BHR": 902.41,
		"BGD": 694.63,
		"BRB": 600,
		"BLR": 323.63,
		"BEL": 117.58,
		"BLZ": 155.56,
		"BEN": 590,
		"BTN": 24.19,
		"BOL": 468.02,
		"BIH": 638.05,
		"BWA": 849.42,
		"BRA": 106.06,
		"BRN": 892.67,
		"BGR": 264.21,
		"BFA": 554.91,
		"BDI": 230.77,
		"CPV": 480,
		"KHM": 497.46,
		"CMR": 285.71,
		"CAN": 184.99,
		"CYM": 642.86,
		"CAF": 0,
		"TCD": 615.39,
		"CHL": 265.52,
		"CHN": 557.5,
		"COL": 285.8,
		"COM": 642.86,
		"COG": 713.73,
		"COD": 27.04,
		"COK": 250,
		"CRI": 63.01,
		"CIV": 393.53,
		"HRV": 174.48,
		"CUB": 638.98,
		"CYP": 512.24,
		"CZE": 413.86,
		"DNK": 143.3,
		"DJI": 450,
		"DMA": 600,
		"DOM": 565.97,
		"ECU": 209.7,
		"EGY": 574.5,
		"SLV": 99.29,
		"GNQ": 605.1,
		"ERI": 590.91,
		"EST": 341.02,
		"SWZ": 142.86,
		"ETH": 23.55,
		"EU": 213.02,
		"EUROPE": 285,
		"FLK": 1e3,
		"FRO": 354.17,
		"FJI": 278.26,
		"FIN": 72.25,
		"FRA": 44.18,
		"GUF": 204.08,
		"PYF": 436.62,
		"G20": 468.38,
		"G7": 343.3,
		"GAB": 429.47,
		"GMB": 666.67,
		"GEO": 143.06,
		"DEU": 342.06,
		"GHA": 452.86,
		"GRC": 319.76,
		"GRL": 111.11,
		"GRD": 666.67,
		"GLP": 493.9,
		"GUM": 611.11,
		"GTM": 272.66,
		"GIN": 182.72,
		"GNB": 625,
		"GUY": 634.33,
		"HTI": 534.65,
		"HND": 289.5,
		"HKG": 681.99,
		"HUN": 182.82,
		"ISL": 28.33,
		"IND": 708.96,
		"IDN": 682.43,
		"IRN": 648.68,
		"IRQ": 689.4,
		"IRL": 279.79,
		"ISR": 567.26,
		"ITA": 287.75,
		"JAM": 561.25,
		"JPN": 483.73,
		"JOR": 539.21,
		"KAZ": 801.79,
		"KEN": 84.83,
		"KIR": 500,
		"XKX": 958.72,
		"KWT": 637.24,
		"KGZ": 152.65,
		"LAO": 232.12,
		"LATIN AMERICA AND CARIBBEAN": 254.21,
		"LVA": 136.22,
		"LBN": 369.47,
		"LSO": 20.83,
		"LBR": 435.9,
		"LBY": 830.53,
		"LTU": 139.34,
		"LUX": 134.62,
		"MAC": 448.98,
		"MDG": 477.27,
		"MWI": 54.65,
		"MYS": 604.43,
		"MDV": 611.77,
		"MLI": 394.5,
		"MLT": 484.16,
		"MTQ": 516.78,
		"MRT": 481.71,
		"MUS": 633.03,
		"MEX": 483.14,
		"MIDDLE EAST": 637.24,
		"MDA": 629.56,
		"MNG": 784.01,
		"MNE": 413.51,
		"MSR": 1e3,
		"MAR": 577.65,
		"MOZ": 127.81,
		"MMR": 569.69,
		"NAM": 47.62,
		"NRU": 750,
		"NPL": 23.36,
		"NLD": 252.7,
		"NCL": 585.76,
		"NZL": 120.11,
		"NIC": 288.33,
		"NER": 687.5,
		"NGA": 507.85,
		"NORTH AMERICA": 358.36,
		"PRK": 344.26,
		"MKD": 568.97,
		"NOR": 30.75,
		"OCEANIA": 495.47,
		"OECD": 337.99,
		"OMN": 545.33,
		"PAK": 398.61,
		"PSE": 460.78,
		"PAN": 258.74,
		"PNG": 513.74,
		"PRY": 24.86,
		"PER": 263.27,
		"POL": 614.98,
		"PRT": 111.8,
		"PRI": 664.53,
		"QAT": 602.83,
		"REU": 525.22,
		"ROU": 245.55,
		"RUS": 446.17,
		"RWA": 301.89,
		"KNA": 636.36,
		"LCA": 650,
		"SPM": 600,
		"VCT": 600,
		"WSM": 400,
		"STP": 555.56,
		"SAU": 691.95,
		"SEN": 535.4,
		"SRB": 670.8,
		"SYC": 571.43,
		"SLE": 47.62,
		"SGP": 498.74,
		"SVK": 96.49,
		"SVN": 227.11,
		"SLB": 636.36,
		"SOM": 523.81,
		"ZAF": 713.9,
		"KOR": 415.65,
		"SSD": 610.17,
		"ESP": 146.15,
		"LKA": 509.78,
		"SDN": 214.33,
		"SUR": 383.18,
		"SWE": 35.89,
		"CHE": 36.72,
		"SYR": 682.27,
		"TWN": 635.15,
		"TJK": 98.7,
		"TZA": 371.59,
		"THA": 555.43,
		"PHL": 613.38,
		"TGO": 478.26,
		"TON": 571.43,
		"TTO": 682.11,
		"TUN": 560.25,
		"TUR": 469.7,
		"TKM": 1306.3,
		"TCA": 653.85,
		"UGA": 57.39,
		"UKR": 250.47,
		"ARE": 467.51,
		"GBR": 215.79,
		"USA": 383.55,
		"URY": 96.7,
		"UZB": 1121.18,
		"VUT": 500,
		"VEN": 180.25,
		"VNM": 486.13,
		"VGB": 647.06,
		"VIR": 641.79,
		"WORLD": 472.94,
		"YEM": 586.32,
		"ZMB": 111,
		"ZWE": 298.44
	},
	type: "average"
};
// src/energy/carbon-regions.ts
const PACKAGE = "@tgwf/co2 0.19.0";
const TABLE_SOURCE = `Ember, yearly average, via ${PACKAGE}, CC BY-SA 4.0`;
const INTENSITIES = record(string(), number().nonnegative()).parse(average_intensities_min_default.data);
/**
* The package ships the numbers by ISO 3166-1 alpha-3 without their years. These are the years of the table that it is
* made from (`data/output/average-intensities.json` of thegreenwebfoundation/co2.js at v0.19.0, CC BY-SA 4.0), with each
* country's alpha-2 code; Ember has no newer year for some. A new version of the package needs a new list.
*/
const COUNTRIES = {
	2024: `
    AE/ARE AM/ARM AR/ARG AT/AUT AU/AUS AZ/AZE BA/BIH BD/BGD BE/BEL BG/BGR BO/BOL BR/BRA BY/BLR CA/CAN CH/CHE CL/CHL
    CN/CHN CO/COL CR/CRI CY/CYP CZ/CZE DE/DEU DK/DNK DO/DOM EC/ECU EE/EST EG/EGY ES/ESP FI/FIN FR/FRA GB/GBR GE/GEO
    GR/GRC HR/HRV HU/HUN IE/IRL IN/IND IR/IRN IT/ITA JP/JPN KE/KEN KG/KGZ KH/KHM KR/KOR KW/KWT KZ/KAZ LT/LTU LU/LUX
    LV/LVA MA/MAR MD/MDA ME/MNE MK/MKD MM/MMR MN/MNG MT/MLT MX/MEX MY/MYS NG/NGA NL/NLD NO/NOR NZ/NZL OM/OMN PE/PER
    PH/PHL PK/PAK PL/POL PR/PRI PT/PRT QA/QAT RO/ROU RS/SRB RU/RUS SA/SAU SE/SWE SG/SGP SI/SVN SK/SVK SV/SLV TH/THA
    TJ/TJK TN/TUN TR/TUR TW/TWN US/USA UY/URY VN/VNM XK/XKX ZA/ZAF`,
	2023: `
    AF/AFG AG/ATG AL/ALB AO/AGO AS/ASM BB/BRB BF/BFA BH/BHR BI/BDI BJ/BEN BN/BRN BT/BTN BW/BWA BZ/BLZ CD/COD CG/COG
    CI/CIV CM/CMR CU/CUB DJ/DJI DM/DMA DZ/DZA ER/ERI ET/ETH FJ/FJI GA/GAB GH/GHA GM/GMB GN/GIN GQ/GNQ GT/GTM GY/GUY
    HK/HKG HN/HND ID/IDN IL/ISR IQ/IRQ IS/ISL KM/COM KY/CYM LA/LAO LB/LBN LR/LBR LY/LBY ML/MLI MU/MUS MV/MDV MZ/MOZ
    NA/NAM NE/NER NI/NIC NR/NRU PA/PAN PG/PNG PY/PRY RW/RWA SB/SLB SC/SYC SD/SDN SL/SLE SN/SEN SO/SOM SR/SUR SS/SSD
    SZ/SWZ TC/TCA TG/TGO TM/TKM TO/TON TT/TTO TZ/TZA UZ/UZB VC/VCT VE/VEN VG/VGB VI/VIR VU/VUT WS/WSM YE/YEM ZM/ZMB
    ZW/ZWE`,
	2022: `
    AW/ABW BS/BHS CF/CAF CK/COK CV/CPV FK/FLK FO/FRO GD/GRD GF/GUF GL/GRL GP/GLP GU/GUM GW/GNB HT/HTI JM/JAM JO/JOR
    KI/KIR KN/KNA KP/PRK LC/LCA LK/LKA LS/LSO MG/MDG MO/MAC MQ/MTQ MR/MRT MS/MSR MW/MWI NC/NCL NP/NPL PF/PYF PM/SPM
    PS/PSE RE/REU ST/STP SY/SYR TD/TCD UA/UKR UG/UGA`
};
/** Every average over several countries is of this year. */
const AVERAGES_YEAR = 2024;
const englishName = new Intl.DisplayNames("en", { type: "region" });
const REGIONS = listRegions();
function listRegions() {
	const regions = /* @__PURE__ */ new Map();
	const add = (keys, code, year, name) => {
		const gramsPerKwh = INTENSITIES[code];
		if (gramsPerKwh === void 0) throw new Error(`${PACKAGE} has no intensity of ${code}`);
		for (const key of keys) regions.set(key, {
			name,
			gramsPerKwh,
			year
		});
	};
	for (const [year, list] of Object.entries(COUNTRIES)) for (const pair of list.trim().split(/\s+/)) {
		const [short = "", long = ""] = pair.split("/");
		add([short, long], long, Number(year), englishName.of(short) ?? long);
	}
	for (const code of Object.keys(INTENSITIES)) if (!regions.has(code)) add([code], code, AVERAGES_YEAR, nameAverage(code));
	return regions;
}
/** `WORLD` → world average, `EU` → EU average, `LATIN AMERICA AND CARIBBEAN` → Latin America and Caribbean average. */
function nameAverage(code) {
	if (code === "WORLD") return "world average";
	return `${code.split(" ").map((word) => {
		if ([
			"EU",
			"G7",
			"G20",
			"OECD",
			"ASEAN"
		].includes(word)) return word;
		return word === "AND" ? "and" : `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
	}).join(" ")} average`;
}
/** `code`: ISO 3166-1 alpha-2 or alpha-3, or the table's name of an average (`world`, `EU`), in any case. */
function findRegion(code) {
	const region = REGIONS.get(code.trim().toUpperCase());
	if (region !== void 0) return region;
	const near = listNear(code.trim());
	const hint = near.length === 0 ? "the codes are those of ISO 3166-1." : `is it ${near.join(", ")}?`;
	throw new UserError(`No carbon intensity of '${code}' is known; ${hint}\nOr give your own by --carbon-intensity, or ask for the world's average by --country world.`);
}
/** Codes with the name they stand for, of regions whose name or code is like the text; at most five. */
function listNear(text) {
	const wanted = text.toUpperCase();
	const formal = /^[a-z]{2}$/i.test(text) ? englishName.of(wanted) : void 0;
	const ranked = [...REGIONS].flatMap(([code, { name }]) => {
		if (code.length === 2 && REGIONS.get(code)?.name !== name) return [];
		const upper = name.toUpperCase();
		if (name === formal || upper === wanted) return [{
			rank: 0,
			code,
			name
		}];
		if (wanted.length >= 3 && upper.startsWith(wanted)) return [{
			rank: 1,
			code,
			name
		}];
		if (wanted.length >= 2 && code.length === 3 && code.startsWith(wanted.slice(0, 2))) return [{
			rank: 2,
			code,
			name
		}];
		return wanted.length >= 4 && upper.includes(wanted) ? [{
			rank: 3,
			code,
			name
		}] : [];
	});
	return [...new Map(ranked.sort((a, b) => a.rank - b.rank).map(({ code, name }) => [name, code]))].slice(0, 5).map(([name, code]) => `${code} (${name})`);
}
export { TABLE_SOURCE, findRegion };
