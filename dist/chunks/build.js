import { $r as writeConfig, Lr as isFunction, Qr as mergeConfig, di as identity, dr as stringValue, ei as isObject, gi as splitAccessPath, kr as hasOwnProperty, r as eventSelector, si as logger_default, ti as isArray, wr as isBoolean$1, xr as isNumber, yr as isString, zr as array_default } from "./vega.module.js";
// node_modules/vega-lite/node_modules/vega-expression/build/vega-expression.js
const RawCode = "RawCode";
const Literal = "Literal";
const Property = "Property";
const Identifier = "Identifier";
const ArrayExpression = "ArrayExpression";
const BinaryExpression = "BinaryExpression";
const CallExpression = "CallExpression";
const ConditionalExpression = "ConditionalExpression";
const LogicalExpression = "LogicalExpression";
const MemberExpression = "MemberExpression";
const ObjectExpression = "ObjectExpression";
const UnaryExpression = "UnaryExpression";
function ASTNode(type) {
	this.type = type;
}
ASTNode.prototype.visit = function(visitor) {
	let c, i, n;
	if (visitor(this)) return 1;
	for (c = children(this), i = 0, n = c.length; i < n; ++i) if (c[i].visit(visitor)) return 1;
};
function children(node) {
	switch (node.type) {
		case ArrayExpression: return node.elements;
		case BinaryExpression:
		case LogicalExpression: return [node.left, node.right];
		case CallExpression: return [node.callee].concat(node.arguments);
		case ConditionalExpression: return [
			node.test,
			node.consequent,
			node.alternate
		];
		case MemberExpression: return [node.object, node.property];
		case ObjectExpression: return node.properties;
		case Property: return [node.key, node.value];
		case UnaryExpression: return [node.argument];
		case Identifier:
		case Literal:
		case RawCode:
		default: return [];
	}
}
var TokenName;
var source;
var index;
var length;
var lookahead;
var TokenBooleanLiteral = 1;
var TokenEOF = 2;
var TokenIdentifier = 3;
var TokenKeyword = 4;
var TokenNullLiteral = 5;
var TokenNumericLiteral = 6;
var TokenPunctuator = 7;
var TokenStringLiteral = 8;
var TokenRegularExpression = 9;
TokenName = {};
TokenName[TokenBooleanLiteral] = "Boolean";
TokenName[TokenEOF] = "<end>";
TokenName[TokenIdentifier] = "Identifier";
TokenName[TokenKeyword] = "Keyword";
TokenName[TokenNullLiteral] = "Null";
TokenName[TokenNumericLiteral] = "Numeric";
TokenName[TokenPunctuator] = "Punctuator";
TokenName[TokenStringLiteral] = "String";
TokenName[TokenRegularExpression] = "RegularExpression";
var SyntaxArrayExpression = "ArrayExpression";
var SyntaxBinaryExpression = "BinaryExpression";
var SyntaxCallExpression = "CallExpression";
var SyntaxConditionalExpression = "ConditionalExpression";
var SyntaxIdentifier = "Identifier";
var SyntaxLiteral = "Literal";
var SyntaxLogicalExpression = "LogicalExpression";
var SyntaxMemberExpression = "MemberExpression";
var SyntaxObjectExpression = "ObjectExpression";
var SyntaxProperty = "Property";
var SyntaxUnaryExpression = "UnaryExpression";
var MessageUnexpectedToken = "Unexpected token %0";
var MessageUnexpectedNumber = "Unexpected number";
var MessageUnexpectedString = "Unexpected string";
var MessageUnexpectedIdentifier = "Unexpected identifier";
var MessageUnexpectedReserved = "Unexpected reserved word";
var MessageUnexpectedEOS = "Unexpected end of input";
var MessageInvalidRegExp = "Invalid regular expression";
var MessageUnterminatedRegExp = "Invalid regular expression: missing /";
var MessageStrictOctalLiteral = "Octal literals are not allowed in strict mode.";
var MessageStrictDuplicateProperty = "Duplicate data property in object literal not allowed in strict mode";
var ILLEGAL = "ILLEGAL";
var DISABLED = "Disabled.";
var RegexNonAsciiIdentifierStart = /* @__PURE__ */ new RegExp("[\\xAA\\xB5\\xBA\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02C1\\u02C6-\\u02D1\\u02E0-\\u02E4\\u02EC\\u02EE\\u0370-\\u0374\\u0376\\u0377\\u037A-\\u037D\\u037F\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03F5\\u03F7-\\u0481\\u048A-\\u052F\\u0531-\\u0556\\u0559\\u0561-\\u0587\\u05D0-\\u05EA\\u05F0-\\u05F2\\u0620-\\u064A\\u066E\\u066F\\u0671-\\u06D3\\u06D5\\u06E5\\u06E6\\u06EE\\u06EF\\u06FA-\\u06FC\\u06FF\\u0710\\u0712-\\u072F\\u074D-\\u07A5\\u07B1\\u07CA-\\u07EA\\u07F4\\u07F5\\u07FA\\u0800-\\u0815\\u081A\\u0824\\u0828\\u0840-\\u0858\\u08A0-\\u08B2\\u0904-\\u0939\\u093D\\u0950\\u0958-\\u0961\\u0971-\\u0980\\u0985-\\u098C\\u098F\\u0990\\u0993-\\u09A8\\u09AA-\\u09B0\\u09B2\\u09B6-\\u09B9\\u09BD\\u09CE\\u09DC\\u09DD\\u09DF-\\u09E1\\u09F0\\u09F1\\u0A05-\\u0A0A\\u0A0F\\u0A10\\u0A13-\\u0A28\\u0A2A-\\u0A30\\u0A32\\u0A33\\u0A35\\u0A36\\u0A38\\u0A39\\u0A59-\\u0A5C\\u0A5E\\u0A72-\\u0A74\\u0A85-\\u0A8D\\u0A8F-\\u0A91\\u0A93-\\u0AA8\\u0AAA-\\u0AB0\\u0AB2\\u0AB3\\u0AB5-\\u0AB9\\u0ABD\\u0AD0\\u0AE0\\u0AE1\\u0B05-\\u0B0C\\u0B0F\\u0B10\\u0B13-\\u0B28\\u0B2A-\\u0B30\\u0B32\\u0B33\\u0B35-\\u0B39\\u0B3D\\u0B5C\\u0B5D\\u0B5F-\\u0B61\\u0B71\\u0B83\\u0B85-\\u0B8A\\u0B8E-\\u0B90\\u0B92-\\u0B95\\u0B99\\u0B9A\\u0B9C\\u0B9E\\u0B9F\\u0BA3\\u0BA4\\u0BA8-\\u0BAA\\u0BAE-\\u0BB9\\u0BD0\\u0C05-\\u0C0C\\u0C0E-\\u0C10\\u0C12-\\u0C28\\u0C2A-\\u0C39\\u0C3D\\u0C58\\u0C59\\u0C60\\u0C61\\u0C85-\\u0C8C\\u0C8E-\\u0C90\\u0C92-\\u0CA8\\u0CAA-\\u0CB3\\u0CB5-\\u0CB9\\u0CBD\\u0CDE\\u0CE0\\u0CE1\\u0CF1\\u0CF2\\u0D05-\\u0D0C\\u0D0E-\\u0D10\\u0D12-\\u0D3A\\u0D3D\\u0D4E\\u0D60\\u0D61\\u0D7A-\\u0D7F\\u0D85-\\u0D96\\u0D9A-\\u0DB1\\u0DB3-\\u0DBB\\u0DBD\\u0DC0-\\u0DC6\\u0E01-\\u0E30\\u0E32\\u0E33\\u0E40-\\u0E46\\u0E81\\u0E82\\u0E84\\u0E87\\u0E88\\u0E8A\\u0E8D\\u0E94-\\u0E97\\u0E99-\\u0E9F\\u0EA1-\\u0EA3\\u0EA5\\u0EA7\\u0EAA\\u0EAB\\u0EAD-\\u0EB0\\u0EB2\\u0EB3\\u0EBD\\u0EC0-\\u0EC4\\u0EC6\\u0EDC-\\u0EDF\\u0F00\\u0F40-\\u0F47\\u0F49-\\u0F6C\\u0F88-\\u0F8C\\u1000-\\u102A\\u103F\\u1050-\\u1055\\u105A-\\u105D\\u1061\\u1065\\u1066\\u106E-\\u1070\\u1075-\\u1081\\u108E\\u10A0-\\u10C5\\u10C7\\u10CD\\u10D0-\\u10FA\\u10FC-\\u1248\\u124A-\\u124D\\u1250-\\u1256\\u1258\\u125A-\\u125D\\u1260-\\u1288\\u128A-\\u128D\\u1290-\\u12B0\\u12B2-\\u12B5\\u12B8-\\u12BE\\u12C0\\u12C2-\\u12C5\\u12C8-\\u12D6\\u12D8-\\u1310\\u1312-\\u1315\\u1318-\\u135A\\u1380-\\u138F\\u13A0-\\u13F4\\u1401-\\u166C\\u166F-\\u167F\\u1681-\\u169A\\u16A0-\\u16EA\\u16EE-\\u16F8\\u1700-\\u170C\\u170E-\\u1711\\u1720-\\u1731\\u1740-\\u1751\\u1760-\\u176C\\u176E-\\u1770\\u1780-\\u17B3\\u17D7\\u17DC\\u1820-\\u1877\\u1880-\\u18A8\\u18AA\\u18B0-\\u18F5\\u1900-\\u191E\\u1950-\\u196D\\u1970-\\u1974\\u1980-\\u19AB\\u19C1-\\u19C7\\u1A00-\\u1A16\\u1A20-\\u1A54\\u1AA7\\u1B05-\\u1B33\\u1B45-\\u1B4B\\u1B83-\\u1BA0\\u1BAE\\u1BAF\\u1BBA-\\u1BE5\\u1C00-\\u1C23\\u1C4D-\\u1C4F\\u1C5A-\\u1C7D\\u1CE9-\\u1CEC\\u1CEE-\\u1CF1\\u1CF5\\u1CF6\\u1D00-\\u1DBF\\u1E00-\\u1F15\\u1F18-\\u1F1D\\u1F20-\\u1F45\\u1F48-\\u1F4D\\u1F50-\\u1F57\\u1F59\\u1F5B\\u1F5D\\u1F5F-\\u1F7D\\u1F80-\\u1FB4\\u1FB6-\\u1FBC\\u1FBE\\u1FC2-\\u1FC4\\u1FC6-\\u1FCC\\u1FD0-\\u1FD3\\u1FD6-\\u1FDB\\u1FE0-\\u1FEC\\u1FF2-\\u1FF4\\u1FF6-\\u1FFC\\u2071\\u207F\\u2090-\\u209C\\u2102\\u2107\\u210A-\\u2113\\u2115\\u2119-\\u211D\\u2124\\u2126\\u2128\\u212A-\\u212D\\u212F-\\u2139\\u213C-\\u213F\\u2145-\\u2149\\u214E\\u2160-\\u2188\\u2C00-\\u2C2E\\u2C30-\\u2C5E\\u2C60-\\u2CE4\\u2CEB-\\u2CEE\\u2CF2\\u2CF3\\u2D00-\\u2D25\\u2D27\\u2D2D\\u2D30-\\u2D67\\u2D6F\\u2D80-\\u2D96\\u2DA0-\\u2DA6\\u2DA8-\\u2DAE\\u2DB0-\\u2DB6\\u2DB8-\\u2DBE\\u2DC0-\\u2DC6\\u2DC8-\\u2DCE\\u2DD0-\\u2DD6\\u2DD8-\\u2DDE\\u2E2F\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u3038-\\u303C\\u3041-\\u3096\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u3105-\\u312D\\u3131-\\u318E\\u31A0-\\u31BA\\u31F0-\\u31FF\\u3400-\\u4DB5\\u4E00-\\u9FCC\\uA000-\\uA48C\\uA4D0-\\uA4FD\\uA500-\\uA60C\\uA610-\\uA61F\\uA62A\\uA62B\\uA640-\\uA66E\\uA67F-\\uA69D\\uA6A0-\\uA6EF\\uA717-\\uA71F\\uA722-\\uA788\\uA78B-\\uA78E\\uA790-\\uA7AD\\uA7B0\\uA7B1\\uA7F7-\\uA801\\uA803-\\uA805\\uA807-\\uA80A\\uA80C-\\uA822\\uA840-\\uA873\\uA882-\\uA8B3\\uA8F2-\\uA8F7\\uA8FB\\uA90A-\\uA925\\uA930-\\uA946\\uA960-\\uA97C\\uA984-\\uA9B2\\uA9CF\\uA9E0-\\uA9E4\\uA9E6-\\uA9EF\\uA9FA-\\uA9FE\\uAA00-\\uAA28\\uAA40-\\uAA42\\uAA44-\\uAA4B\\uAA60-\\uAA76\\uAA7A\\uAA7E-\\uAAAF\\uAAB1\\uAAB5\\uAAB6\\uAAB9-\\uAABD\\uAAC0\\uAAC2\\uAADB-\\uAADD\\uAAE0-\\uAAEA\\uAAF2-\\uAAF4\\uAB01-\\uAB06\\uAB09-\\uAB0E\\uAB11-\\uAB16\\uAB20-\\uAB26\\uAB28-\\uAB2E\\uAB30-\\uAB5A\\uAB5C-\\uAB5F\\uAB64\\uAB65\\uABC0-\\uABE2\\uAC00-\\uD7A3\\uD7B0-\\uD7C6\\uD7CB-\\uD7FB\\uF900-\\uFA6D\\uFA70-\\uFAD9\\uFB00-\\uFB06\\uFB13-\\uFB17\\uFB1D\\uFB1F-\\uFB28\\uFB2A-\\uFB36\\uFB38-\\uFB3C\\uFB3E\\uFB40\\uFB41\\uFB43\\uFB44\\uFB46-\\uFBB1\\uFBD3-\\uFD3D\\uFD50-\\uFD8F\\uFD92-\\uFDC7\\uFDF0-\\uFDFB\\uFE70-\\uFE74\\uFE76-\\uFEFC\\uFF21-\\uFF3A\\uFF41-\\uFF5A\\uFF66-\\uFFBE\\uFFC2-\\uFFC7\\uFFCA-\\uFFCF\\uFFD2-\\uFFD7\\uFFDA-\\uFFDC]");
var RegexNonAsciiIdentifierPart = /* @__PURE__ */ new RegExp("[\\xAA\\xB5\\xBA\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02C1\\u02C6-\\u02D1\\u02E0-\\u02E4\\u02EC\\u02EE\\u0300-\\u0374\\u0376\\u0377\\u037A-\\u037D\\u037F\\u0386\\u0388-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03F5\\u03F7-\\u0481\\u0483-\\u0487\\u048A-\\u052F\\u0531-\\u0556\\u0559\\u0561-\\u0587\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7\\u05D0-\\u05EA\\u05F0-\\u05F2\\u0610-\\u061A\\u0620-\\u0669\\u066E-\\u06D3\\u06D5-\\u06DC\\u06DF-\\u06E8\\u06EA-\\u06FC\\u06FF\\u0710-\\u074A\\u074D-\\u07B1\\u07C0-\\u07F5\\u07FA\\u0800-\\u082D\\u0840-\\u085B\\u08A0-\\u08B2\\u08E4-\\u0963\\u0966-\\u096F\\u0971-\\u0983\\u0985-\\u098C\\u098F\\u0990\\u0993-\\u09A8\\u09AA-\\u09B0\\u09B2\\u09B6-\\u09B9\\u09BC-\\u09C4\\u09C7\\u09C8\\u09CB-\\u09CE\\u09D7\\u09DC\\u09DD\\u09DF-\\u09E3\\u09E6-\\u09F1\\u0A01-\\u0A03\\u0A05-\\u0A0A\\u0A0F\\u0A10\\u0A13-\\u0A28\\u0A2A-\\u0A30\\u0A32\\u0A33\\u0A35\\u0A36\\u0A38\\u0A39\\u0A3C\\u0A3E-\\u0A42\\u0A47\\u0A48\\u0A4B-\\u0A4D\\u0A51\\u0A59-\\u0A5C\\u0A5E\\u0A66-\\u0A75\\u0A81-\\u0A83\\u0A85-\\u0A8D\\u0A8F-\\u0A91\\u0A93-\\u0AA8\\u0AAA-\\u0AB0\\u0AB2\\u0AB3\\u0AB5-\\u0AB9\\u0ABC-\\u0AC5\\u0AC7-\\u0AC9\\u0ACB-\\u0ACD\\u0AD0\\u0AE0-\\u0AE3\\u0AE6-\\u0AEF\\u0B01-\\u0B03\\u0B05-\\u0B0C\\u0B0F\\u0B10\\u0B13-\\u0B28\\u0B2A-\\u0B30\\u0B32\\u0B33\\u0B35-\\u0B39\\u0B3C-\\u0B44\\u0B47\\u0B48\\u0B4B-\\u0B4D\\u0B56\\u0B57\\u0B5C\\u0B5D\\u0B5F-\\u0B63\\u0B66-\\u0B6F\\u0B71\\u0B82\\u0B83\\u0B85-\\u0B8A\\u0B8E-\\u0B90\\u0B92-\\u0B95\\u0B99\\u0B9A\\u0B9C\\u0B9E\\u0B9F\\u0BA3\\u0BA4\\u0BA8-\\u0BAA\\u0BAE-\\u0BB9\\u0BBE-\\u0BC2\\u0BC6-\\u0BC8\\u0BCA-\\u0BCD\\u0BD0\\u0BD7\\u0BE6-\\u0BEF\\u0C00-\\u0C03\\u0C05-\\u0C0C\\u0C0E-\\u0C10\\u0C12-\\u0C28\\u0C2A-\\u0C39\\u0C3D-\\u0C44\\u0C46-\\u0C48\\u0C4A-\\u0C4D\\u0C55\\u0C56\\u0C58\\u0C59\\u0C60-\\u0C63\\u0C66-\\u0C6F\\u0C81-\\u0C83\\u0C85-\\u0C8C\\u0C8E-\\u0C90\\u0C92-\\u0CA8\\u0CAA-\\u0CB3\\u0CB5-\\u0CB9\\u0CBC-\\u0CC4\\u0CC6-\\u0CC8\\u0CCA-\\u0CCD\\u0CD5\\u0CD6\\u0CDE\\u0CE0-\\u0CE3\\u0CE6-\\u0CEF\\u0CF1\\u0CF2\\u0D01-\\u0D03\\u0D05-\\u0D0C\\u0D0E-\\u0D10\\u0D12-\\u0D3A\\u0D3D-\\u0D44\\u0D46-\\u0D48\\u0D4A-\\u0D4E\\u0D57\\u0D60-\\u0D63\\u0D66-\\u0D6F\\u0D7A-\\u0D7F\\u0D82\\u0D83\\u0D85-\\u0D96\\u0D9A-\\u0DB1\\u0DB3-\\u0DBB\\u0DBD\\u0DC0-\\u0DC6\\u0DCA\\u0DCF-\\u0DD4\\u0DD6\\u0DD8-\\u0DDF\\u0DE6-\\u0DEF\\u0DF2\\u0DF3\\u0E01-\\u0E3A\\u0E40-\\u0E4E\\u0E50-\\u0E59\\u0E81\\u0E82\\u0E84\\u0E87\\u0E88\\u0E8A\\u0E8D\\u0E94-\\u0E97\\u0E99-\\u0E9F\\u0EA1-\\u0EA3\\u0EA5\\u0EA7\\u0EAA\\u0EAB\\u0EAD-\\u0EB9\\u0EBB-\\u0EBD\\u0EC0-\\u0EC4\\u0EC6\\u0EC8-\\u0ECD\\u0ED0-\\u0ED9\\u0EDC-\\u0EDF\\u0F00\\u0F18\\u0F19\\u0F20-\\u0F29\\u0F35\\u0F37\\u0F39\\u0F3E-\\u0F47\\u0F49-\\u0F6C\\u0F71-\\u0F84\\u0F86-\\u0F97\\u0F99-\\u0FBC\\u0FC6\\u1000-\\u1049\\u1050-\\u109D\\u10A0-\\u10C5\\u10C7\\u10CD\\u10D0-\\u10FA\\u10FC-\\u1248\\u124A-\\u124D\\u1250-\\u1256\\u1258\\u125A-\\u125D\\u1260-\\u1288\\u128A-\\u128D\\u1290-\\u12B0\\u12B2-\\u12B5\\u12B8-\\u12BE\\u12C0\\u12C2-\\u12C5\\u12C8-\\u12D6\\u12D8-\\u1310\\u1312-\\u1315\\u1318-\\u135A\\u135D-\\u135F\\u1380-\\u138F\\u13A0-\\u13F4\\u1401-\\u166C\\u166F-\\u167F\\u1681-\\u169A\\u16A0-\\u16EA\\u16EE-\\u16F8\\u1700-\\u170C\\u170E-\\u1714\\u1720-\\u1734\\u1740-\\u1753\\u1760-\\u176C\\u176E-\\u1770\\u1772\\u1773\\u1780-\\u17D3\\u17D7\\u17DC\\u17DD\\u17E0-\\u17E9\\u180B-\\u180D\\u1810-\\u1819\\u1820-\\u1877\\u1880-\\u18AA\\u18B0-\\u18F5\\u1900-\\u191E\\u1920-\\u192B\\u1930-\\u193B\\u1946-\\u196D\\u1970-\\u1974\\u1980-\\u19AB\\u19B0-\\u19C9\\u19D0-\\u19D9\\u1A00-\\u1A1B\\u1A20-\\u1A5E\\u1A60-\\u1A7C\\u1A7F-\\u1A89\\u1A90-\\u1A99\\u1AA7\\u1AB0-\\u1ABD\\u1B00-\\u1B4B\\u1B50-\\u1B59\\u1B6B-\\u1B73\\u1B80-\\u1BF3\\u1C00-\\u1C37\\u1C40-\\u1C49\\u1C4D-\\u1C7D\\u1CD0-\\u1CD2\\u1CD4-\\u1CF6\\u1CF8\\u1CF9\\u1D00-\\u1DF5\\u1DFC-\\u1F15\\u1F18-\\u1F1D\\u1F20-\\u1F45\\u1F48-\\u1F4D\\u1F50-\\u1F57\\u1F59\\u1F5B\\u1F5D\\u1F5F-\\u1F7D\\u1F80-\\u1FB4\\u1FB6-\\u1FBC\\u1FBE\\u1FC2-\\u1FC4\\u1FC6-\\u1FCC\\u1FD0-\\u1FD3\\u1FD6-\\u1FDB\\u1FE0-\\u1FEC\\u1FF2-\\u1FF4\\u1FF6-\\u1FFC\\u200C\\u200D\\u203F\\u2040\\u2054\\u2071\\u207F\\u2090-\\u209C\\u20D0-\\u20DC\\u20E1\\u20E5-\\u20F0\\u2102\\u2107\\u210A-\\u2113\\u2115\\u2119-\\u211D\\u2124\\u2126\\u2128\\u212A-\\u212D\\u212F-\\u2139\\u213C-\\u213F\\u2145-\\u2149\\u214E\\u2160-\\u2188\\u2C00-\\u2C2E\\u2C30-\\u2C5E\\u2C60-\\u2CE4\\u2CEB-\\u2CF3\\u2D00-\\u2D25\\u2D27\\u2D2D\\u2D30-\\u2D67\\u2D6F\\u2D7F-\\u2D96\\u2DA0-\\u2DA6\\u2DA8-\\u2DAE\\u2DB0-\\u2DB6\\u2DB8-\\u2DBE\\u2DC0-\\u2DC6\\u2DC8-\\u2DCE\\u2DD0-\\u2DD6\\u2DD8-\\u2DDE\\u2DE0-\\u2DFF\\u2E2F\\u3005-\\u3007\\u3021-\\u302F\\u3031-\\u3035\\u3038-\\u303C\\u3041-\\u3096\\u3099\\u309A\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u3105-\\u312D\\u3131-\\u318E\\u31A0-\\u31BA\\u31F0-\\u31FF\\u3400-\\u4DB5\\u4E00-\\u9FCC\\uA000-\\uA48C\\uA4D0-\\uA4FD\\uA500-\\uA60C\\uA610-\\uA62B\\uA640-\\uA66F\\uA674-\\uA67D\\uA67F-\\uA69D\\uA69F-\\uA6F1\\uA717-\\uA71F\\uA722-\\uA788\\uA78B-\\uA78E\\uA790-\\uA7AD\\uA7B0\\uA7B1\\uA7F7-\\uA827\\uA840-\\uA873\\uA880-\\uA8C4\\uA8D0-\\uA8D9\\uA8E0-\\uA8F7\\uA8FB\\uA900-\\uA92D\\uA930-\\uA953\\uA960-\\uA97C\\uA980-\\uA9C0\\uA9CF-\\uA9D9\\uA9E0-\\uA9FE\\uAA00-\\uAA36\\uAA40-\\uAA4D\\uAA50-\\uAA59\\uAA60-\\uAA76\\uAA7A-\\uAAC2\\uAADB-\\uAADD\\uAAE0-\\uAAEF\\uAAF2-\\uAAF6\\uAB01-\\uAB06\\uAB09-\\uAB0E\\uAB11-\\uAB16\\uAB20-\\uAB26\\uAB28-\\uAB2E\\uAB30-\\uAB5A\\uAB5C-\\uAB5F\\uAB64\\uAB65\\uABC0-\\uABEA\\uABEC\\uABED\\uABF0-\\uABF9\\uAC00-\\uD7A3\\uD7B0-\\uD7C6\\uD7CB-\\uD7FB\\uF900-\\uFA6D\\uFA70-\\uFAD9\\uFB00-\\uFB06\\uFB13-\\uFB17\\uFB1D-\\uFB28\\uFB2A-\\uFB36\\uFB38-\\uFB3C\\uFB3E\\uFB40\\uFB41\\uFB43\\uFB44\\uFB46-\\uFBB1\\uFBD3-\\uFD3D\\uFD50-\\uFD8F\\uFD92-\\uFDC7\\uFDF0-\\uFDFB\\uFE00-\\uFE0F\\uFE20-\\uFE2D\\uFE33\\uFE34\\uFE4D-\\uFE4F\\uFE70-\\uFE74\\uFE76-\\uFEFC\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF3F\\uFF41-\\uFF5A\\uFF66-\\uFFBE\\uFFC2-\\uFFC7\\uFFCA-\\uFFCF\\uFFD2-\\uFFD7\\uFFDA-\\uFFDC]");
function assert(condition, message) {
	/* istanbul ignore next */
	if (!condition) throw new Error("ASSERT: " + message);
}
function isDecimalDigit(ch) {
	return ch >= 48 && ch <= 57;
}
function isHexDigit(ch) {
	return "0123456789abcdefABCDEF".includes(ch);
}
function isOctalDigit(ch) {
	return "01234567".includes(ch);
}
function isWhiteSpace(ch) {
	return ch === 32 || ch === 9 || ch === 11 || ch === 12 || ch === 160 || ch >= 5760 && [
		5760,
		6158,
		8192,
		8193,
		8194,
		8195,
		8196,
		8197,
		8198,
		8199,
		8200,
		8201,
		8202,
		8239,
		8287,
		12288,
		65279
	].includes(ch);
}
function isLineTerminator(ch) {
	return ch === 10 || ch === 13 || ch === 8232 || ch === 8233;
}
function isIdentifierStart(ch) {
	return ch === 36 || ch === 95 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch === 92 || ch >= 128 && RegexNonAsciiIdentifierStart.test(String.fromCharCode(ch));
}
function isIdentifierPart(ch) {
	return ch === 36 || ch === 95 || ch >= 65 && ch <= 90 || ch >= 97 && ch <= 122 || ch >= 48 && ch <= 57 || ch === 92 || ch >= 128 && RegexNonAsciiIdentifierPart.test(String.fromCharCode(ch));
}
const keywords = {
	"if": 1,
	"in": 1,
	"do": 1,
	"var": 1,
	"for": 1,
	"new": 1,
	"try": 1,
	"let": 1,
	"this": 1,
	"else": 1,
	"case": 1,
	"void": 1,
	"with": 1,
	"enum": 1,
	"while": 1,
	"break": 1,
	"catch": 1,
	"throw": 1,
	"const": 1,
	"yield": 1,
	"class": 1,
	"super": 1,
	"return": 1,
	"typeof": 1,
	"delete": 1,
	"switch": 1,
	"export": 1,
	"import": 1,
	"public": 1,
	"static": 1,
	"default": 1,
	"finally": 1,
	"extends": 1,
	"package": 1,
	"private": 1,
	"function": 1,
	"continue": 1,
	"debugger": 1,
	"interface": 1,
	"protected": 1,
	"instanceof": 1,
	"implements": 1
};
function skipComment() {
	while (index < length) {
		const ch = source.charCodeAt(index);
		if (isWhiteSpace(ch) || isLineTerminator(ch)) ++index;
		else break;
	}
}
function scanHexEscape(prefix) {
	var i, len, ch, code = 0;
	len = prefix === "u" ? 4 : 2;
	for (i = 0; i < len; ++i) if (index < length && isHexDigit(source[index])) {
		ch = source[index++];
		code = code * 16 + "0123456789abcdef".indexOf(ch.toLowerCase());
	} else throwError({}, MessageUnexpectedToken, ILLEGAL);
	return String.fromCharCode(code);
}
function scanUnicodeCodePointEscape() {
	var ch = source[index], code = 0, cu1, cu2;
	if (ch === "}") throwError({}, MessageUnexpectedToken, ILLEGAL);
	while (index < length) {
		ch = source[index++];
		if (!isHexDigit(ch)) break;
		code = code * 16 + "0123456789abcdef".indexOf(ch.toLowerCase());
	}
	if (code > 1114111 || ch !== "}") throwError({}, MessageUnexpectedToken, ILLEGAL);
	if (code <= 65535) return String.fromCharCode(code);
	cu1 = (code - 65536 >> 10) + 55296;
	cu2 = (code - 65536 & 1023) + 56320;
	return String.fromCharCode(cu1, cu2);
}
function getEscapedIdentifier() {
	var ch = source.charCodeAt(index++), id = String.fromCharCode(ch);
	if (ch === 92) {
		if (source.charCodeAt(index) !== 117) throwError({}, MessageUnexpectedToken, ILLEGAL);
		++index;
		ch = scanHexEscape("u");
		if (!ch || ch === "\\" || !isIdentifierStart(ch.charCodeAt(0))) throwError({}, MessageUnexpectedToken, ILLEGAL);
		id = ch;
	}
	while (index < length) {
		ch = source.charCodeAt(index);
		if (!isIdentifierPart(ch)) break;
		++index;
		id += String.fromCharCode(ch);
		if (ch === 92) {
			id = id.substr(0, id.length - 1);
			if (source.charCodeAt(index) !== 117) throwError({}, MessageUnexpectedToken, ILLEGAL);
			++index;
			ch = scanHexEscape("u");
			if (!ch || ch === "\\" || !isIdentifierPart(ch.charCodeAt(0))) throwError({}, MessageUnexpectedToken, ILLEGAL);
			id += ch;
		}
	}
	return id;
}
function getIdentifier() {
	var start = index++, ch;
	while (index < length) {
		ch = source.charCodeAt(index);
		if (ch === 92) {
			index = start;
			return getEscapedIdentifier();
		}
		if (isIdentifierPart(ch)) ++index;
		else break;
	}
	return source.slice(start, index);
}
function scanIdentifier() {
	var start = index, id = source.charCodeAt(index) === 92 ? getEscapedIdentifier() : getIdentifier(), type;
	if (id.length === 1) type = TokenIdentifier;
	else if (keywords.hasOwnProperty(id)) type = TokenKeyword;
	else if (id === "null") type = TokenNullLiteral;
	else if (id === "true" || id === "false") type = TokenBooleanLiteral;
	else type = TokenIdentifier;
	return {
		type,
		value: id,
		start,
		end: index
	};
}
function scanPunctuator() {
	var start = index, code = source.charCodeAt(index), code2, ch1 = source[index], ch2, ch3, ch4;
	switch (code) {
		case 46:
		case 40:
		case 41:
		case 59:
		case 44:
		case 123:
		case 125:
		case 91:
		case 93:
		case 58:
		case 63:
		case 126:
			++index;
			return {
				type: TokenPunctuator,
				value: String.fromCharCode(code),
				start,
				end: index
			};
		default:
			code2 = source.charCodeAt(index + 1);
			if (code2 === 61) switch (code) {
				case 43:
				case 45:
				case 47:
				case 60:
				case 62:
				case 94:
				case 124:
				case 37:
				case 38:
				case 42:
					index += 2;
					return {
						type: TokenPunctuator,
						value: String.fromCharCode(code) + String.fromCharCode(code2),
						start,
						end: index
					};
				case 33:
				case 61:
					index += 2;
					if (source.charCodeAt(index) === 61) ++index;
					return {
						type: TokenPunctuator,
						value: source.slice(start, index),
						start,
						end: index
					};
			}
	}
	ch4 = source.substr(index, 4);
	if (ch4 === ">>>=") {
		index += 4;
		return {
			type: TokenPunctuator,
			value: ch4,
			start,
			end: index
		};
	}
	ch3 = ch4.substr(0, 3);
	if (ch3 === ">>>" || ch3 === "<<=" || ch3 === ">>=") {
		index += 3;
		return {
			type: TokenPunctuator,
			value: ch3,
			start,
			end: index
		};
	}
	ch2 = ch3.substr(0, 2);
	if (ch1 === ch2[1] && "+-<>&|".includes(ch1) || ch2 === "=>") {
		index += 2;
		return {
			type: TokenPunctuator,
			value: ch2,
			start,
			end: index
		};
	}
	if (ch2 === "//") throwError({}, MessageUnexpectedToken, ILLEGAL);
	if ("<>=!+-*%&|^/".includes(ch1)) {
		++index;
		return {
			type: TokenPunctuator,
			value: ch1,
			start,
			end: index
		};
	}
	throwError({}, MessageUnexpectedToken, ILLEGAL);
}
function scanHexLiteral(start) {
	let number = "";
	while (index < length) {
		if (!isHexDigit(source[index])) break;
		number += source[index++];
	}
	if (number.length === 0) throwError({}, MessageUnexpectedToken, ILLEGAL);
	if (isIdentifierStart(source.charCodeAt(index))) throwError({}, MessageUnexpectedToken, ILLEGAL);
	return {
		type: TokenNumericLiteral,
		value: parseInt("0x" + number, 16),
		start,
		end: index
	};
}
function scanOctalLiteral(start) {
	let number = "0" + source[index++];
	while (index < length) {
		if (!isOctalDigit(source[index])) break;
		number += source[index++];
	}
	if (isIdentifierStart(source.charCodeAt(index)) || isDecimalDigit(source.charCodeAt(index))) throwError({}, MessageUnexpectedToken, ILLEGAL);
	return {
		type: TokenNumericLiteral,
		value: parseInt(number, 8),
		octal: true,
		start,
		end: index
	};
}
function scanNumericLiteral() {
	var number, start, ch = source[index];
	assert(isDecimalDigit(ch.charCodeAt(0)) || ch === ".", "Numeric literal must start with a decimal digit or a decimal point");
	start = index;
	number = "";
	if (ch !== ".") {
		number = source[index++];
		ch = source[index];
		if (number === "0") {
			if (ch === "x" || ch === "X") {
				++index;
				return scanHexLiteral(start);
			}
			if (isOctalDigit(ch)) return scanOctalLiteral(start);
			if (ch && isDecimalDigit(ch.charCodeAt(0))) throwError({}, MessageUnexpectedToken, ILLEGAL);
		}
		while (isDecimalDigit(source.charCodeAt(index))) number += source[index++];
		ch = source[index];
	}
	if (ch === ".") {
		number += source[index++];
		while (isDecimalDigit(source.charCodeAt(index))) number += source[index++];
		ch = source[index];
	}
	if (ch === "e" || ch === "E") {
		number += source[index++];
		ch = source[index];
		if (ch === "+" || ch === "-") number += source[index++];
		if (isDecimalDigit(source.charCodeAt(index))) while (isDecimalDigit(source.charCodeAt(index))) number += source[index++];
		else throwError({}, MessageUnexpectedToken, ILLEGAL);
	}
	if (isIdentifierStart(source.charCodeAt(index))) throwError({}, MessageUnexpectedToken, ILLEGAL);
	return {
		type: TokenNumericLiteral,
		value: parseFloat(number),
		start,
		end: index
	};
}
function scanStringLiteral() {
	var str = "", quote, start, ch, code, octal = false;
	quote = source[index];
	assert(quote === "'" || quote === "\"", "String literal must starts with a quote");
	start = index;
	++index;
	while (index < length) {
		ch = source[index++];
		if (ch === quote) {
			quote = "";
			break;
		} else if (ch === "\\") {
			ch = source[index++];
			if (!ch || !isLineTerminator(ch.charCodeAt(0))) switch (ch) {
				case "u":
				case "x":
					if (source[index] === "{") {
						++index;
						str += scanUnicodeCodePointEscape();
					} else str += scanHexEscape(ch);
					break;
				case "n":
					str += "\n";
					break;
				case "r":
					str += "\r";
					break;
				case "t":
					str += "	";
					break;
				case "b":
					str += "\b";
					break;
				case "f":
					str += "\f";
					break;
				case "v":
					str += "\v";
					break;
				default: if (isOctalDigit(ch)) {
					code = "01234567".indexOf(ch);
					if (code !== 0) octal = true;
					if (index < length && isOctalDigit(source[index])) {
						octal = true;
						code = code * 8 + "01234567".indexOf(source[index++]);
						if ("0123".includes(ch) && index < length && isOctalDigit(source[index])) code = code * 8 + "01234567".indexOf(source[index++]);
					}
					str += String.fromCharCode(code);
				} else str += ch;
			}
			else if (ch === "\r" && source[index] === "\n") ++index;
		} else if (isLineTerminator(ch.charCodeAt(0))) break;
		else str += ch;
	}
	if (quote !== "") throwError({}, MessageUnexpectedToken, ILLEGAL);
	return {
		type: TokenStringLiteral,
		value: str,
		octal,
		start,
		end: index
	};
}
function testRegExp(pattern, flags) {
	let tmp = pattern;
	if (flags.includes("u")) tmp = tmp.replace(/\\u\{([0-9a-fA-F]+)\}/g, ($0, $1) => {
		if (parseInt($1, 16) <= 1114111) return "x";
		throwError({}, MessageInvalidRegExp);
	}).replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, "x");
	try {
		new RegExp(tmp);
	} catch (e) {
		throwError({}, MessageInvalidRegExp);
	}
	try {
		return new RegExp(pattern, flags);
	} catch (exception) {
		return null;
	}
}
function scanRegExpBody() {
	var ch = source[index], str, classMarker, terminated, body;
	assert(ch === "/", "Regular expression literal must start with a slash");
	str = source[index++];
	classMarker = false;
	terminated = false;
	while (index < length) {
		ch = source[index++];
		str += ch;
		if (ch === "\\") {
			ch = source[index++];
			if (isLineTerminator(ch.charCodeAt(0))) throwError({}, MessageUnterminatedRegExp);
			str += ch;
		} else if (isLineTerminator(ch.charCodeAt(0))) throwError({}, MessageUnterminatedRegExp);
		else if (classMarker) {
			if (ch === "]") classMarker = false;
		} else if (ch === "/") {
			terminated = true;
			break;
		} else if (ch === "[") classMarker = true;
	}
	if (!terminated) throwError({}, MessageUnterminatedRegExp);
	body = str.substr(1, str.length - 2);
	return {
		value: body,
		literal: str
	};
}
function scanRegExpFlags() {
	var ch, str = "", flags = "";
	while (index < length) {
		ch = source[index];
		if (!isIdentifierPart(ch.charCodeAt(0))) break;
		++index;
		if (ch === "\\" && index < length) throwError({}, MessageUnexpectedToken, ILLEGAL);
		else {
			flags += ch;
			str += ch;
		}
	}
	if (flags.search(/[^gimuy]/g) >= 0) throwError({}, MessageInvalidRegExp, flags);
	return {
		value: flags,
		literal: str
	};
}
function scanRegExp() {
	var start, body, flags, value;
	lookahead = null;
	skipComment();
	start = index;
	body = scanRegExpBody();
	flags = scanRegExpFlags();
	value = testRegExp(body.value, flags.value);
	return {
		literal: body.literal + flags.literal,
		value,
		regex: {
			pattern: body.value,
			flags: flags.value
		},
		start,
		end: index
	};
}
function isIdentifierName(token) {
	return token.type === TokenIdentifier || token.type === TokenKeyword || token.type === TokenBooleanLiteral || token.type === TokenNullLiteral;
}
function advance() {
	skipComment();
	if (index >= length) return {
		type: TokenEOF,
		start: index,
		end: index
	};
	const ch = source.charCodeAt(index);
	if (isIdentifierStart(ch)) return scanIdentifier();
	if (ch === 40 || ch === 41 || ch === 59) return scanPunctuator();
	if (ch === 39 || ch === 34) return scanStringLiteral();
	if (ch === 46) {
		if (isDecimalDigit(source.charCodeAt(index + 1))) return scanNumericLiteral();
		return scanPunctuator();
	}
	if (isDecimalDigit(ch)) return scanNumericLiteral();
	return scanPunctuator();
}
function lex() {
	const token = lookahead;
	index = token.end;
	lookahead = advance();
	index = token.end;
	return token;
}
function peek() {
	const pos = index;
	lookahead = advance();
	index = pos;
}
function finishArrayExpression(elements) {
	const node = new ASTNode(SyntaxArrayExpression);
	node.elements = elements;
	return node;
}
function finishBinaryExpression(operator, left, right) {
	const node = new ASTNode(operator === "||" || operator === "&&" ? SyntaxLogicalExpression : SyntaxBinaryExpression);
	node.operator = operator;
	node.left = left;
	node.right = right;
	return node;
}
function finishCallExpression(callee, args) {
	const node = new ASTNode(SyntaxCallExpression);
	node.callee = callee;
	node.arguments = args;
	return node;
}
function finishConditionalExpression(test, consequent, alternate) {
	const node = new ASTNode(SyntaxConditionalExpression);
	node.test = test;
	node.consequent = consequent;
	node.alternate = alternate;
	return node;
}
function finishIdentifier(name) {
	const node = new ASTNode(SyntaxIdentifier);
	node.name = name;
	return node;
}
function finishLiteral(token) {
	const node = new ASTNode(SyntaxLiteral);
	node.value = token.value;
	node.raw = source.slice(token.start, token.end);
	if (token.regex) {
		if (node.raw === "//") node.raw = "/(?:)/";
		node.regex = token.regex;
	}
	return node;
}
function finishMemberExpression(accessor, object, property) {
	const node = new ASTNode(SyntaxMemberExpression);
	node.computed = accessor === "[";
	node.object = object;
	node.property = property;
	if (!node.computed) property.member = true;
	return node;
}
function finishObjectExpression(properties) {
	const node = new ASTNode(SyntaxObjectExpression);
	node.properties = properties;
	return node;
}
function finishProperty(kind, key, value) {
	const node = new ASTNode(SyntaxProperty);
	node.key = key;
	node.value = value;
	node.kind = kind;
	return node;
}
function finishUnaryExpression(operator, argument) {
	const node = new ASTNode(SyntaxUnaryExpression);
	node.operator = operator;
	node.argument = argument;
	node.prefix = true;
	return node;
}
function throwError(token, messageFormat) {
	var error, args = Array.prototype.slice.call(arguments, 2), msg = messageFormat.replace(/%(\d)/g, (whole, index) => {
		assert(index < args.length, "Message reference must be in range");
		return args[index];
	});
	error = new Error(msg);
	error.index = index;
	error.description = msg;
	throw error;
}
function throwUnexpected(token) {
	if (token.type === TokenEOF) throwError(token, MessageUnexpectedEOS);
	if (token.type === TokenNumericLiteral) throwError(token, MessageUnexpectedNumber);
	if (token.type === TokenStringLiteral) throwError(token, MessageUnexpectedString);
	if (token.type === TokenIdentifier) throwError(token, MessageUnexpectedIdentifier);
	if (token.type === TokenKeyword) throwError(token, MessageUnexpectedReserved);
	throwError(token, MessageUnexpectedToken, token.value);
}
function expect(value) {
	const token = lex();
	if (token.type !== TokenPunctuator || token.value !== value) throwUnexpected(token);
}
function match(value) {
	return lookahead.type === TokenPunctuator && lookahead.value === value;
}
function matchKeyword(keyword) {
	return lookahead.type === TokenKeyword && lookahead.value === keyword;
}
function parseArrayInitialiser() {
	const elements = [];
	index = lookahead.start;
	expect("[");
	while (!match("]")) if (match(",")) {
		lex();
		elements.push(null);
	} else {
		elements.push(parseConditionalExpression());
		if (!match("]")) expect(",");
	}
	lex();
	return finishArrayExpression(elements);
}
function parseObjectPropertyKey() {
	index = lookahead.start;
	const token = lex();
	if (token.type === TokenStringLiteral || token.type === TokenNumericLiteral) {
		if (token.octal) throwError(token, MessageStrictOctalLiteral);
		return finishLiteral(token);
	}
	return finishIdentifier(token.value);
}
function parseObjectProperty() {
	var token, key, id, value;
	index = lookahead.start;
	token = lookahead;
	if (token.type === TokenIdentifier) {
		id = parseObjectPropertyKey();
		expect(":");
		value = parseConditionalExpression();
		return finishProperty("init", id, value);
	}
	if (token.type === TokenEOF || token.type === TokenPunctuator) throwUnexpected(token);
	else {
		key = parseObjectPropertyKey();
		expect(":");
		value = parseConditionalExpression();
		return finishProperty("init", key, value);
	}
}
function parseObjectInitialiser() {
	var properties = [], property, name, key, map = {}, toString = String;
	index = lookahead.start;
	expect("{");
	while (!match("}")) {
		property = parseObjectProperty();
		if (property.key.type === SyntaxIdentifier) name = property.key.name;
		else name = toString(property.key.value);
		key = "$" + name;
		if (Object.prototype.hasOwnProperty.call(map, key)) throwError({}, MessageStrictDuplicateProperty);
		else map[key] = true;
		properties.push(property);
		if (!match("}")) expect(",");
	}
	expect("}");
	return finishObjectExpression(properties);
}
function parseGroupExpression() {
	expect("(");
	const expr = parseExpression$1();
	expect(")");
	return expr;
}
const legalKeywords = { "if": 1 };
function parsePrimaryExpression() {
	var type, token, expr;
	if (match("(")) return parseGroupExpression();
	if (match("[")) return parseArrayInitialiser();
	if (match("{")) return parseObjectInitialiser();
	type = lookahead.type;
	index = lookahead.start;
	if (type === TokenIdentifier || legalKeywords[lookahead.value]) expr = finishIdentifier(lex().value);
	else if (type === TokenStringLiteral || type === TokenNumericLiteral) {
		if (lookahead.octal) throwError(lookahead, MessageStrictOctalLiteral);
		expr = finishLiteral(lex());
	} else if (type === TokenKeyword) throw new Error(DISABLED);
	else if (type === TokenBooleanLiteral) {
		token = lex();
		token.value = token.value === "true";
		expr = finishLiteral(token);
	} else if (type === TokenNullLiteral) {
		token = lex();
		token.value = null;
		expr = finishLiteral(token);
	} else if (match("/") || match("/=")) {
		expr = finishLiteral(scanRegExp());
		peek();
	} else throwUnexpected(lex());
	return expr;
}
function parseArguments() {
	const args = [];
	expect("(");
	if (!match(")")) while (index < length) {
		args.push(parseConditionalExpression());
		if (match(")")) break;
		expect(",");
	}
	expect(")");
	return args;
}
function parseNonComputedProperty() {
	index = lookahead.start;
	const token = lex();
	if (!isIdentifierName(token)) throwUnexpected(token);
	return finishIdentifier(token.value);
}
function parseNonComputedMember() {
	expect(".");
	return parseNonComputedProperty();
}
function parseComputedMember() {
	expect("[");
	const expr = parseExpression$1();
	expect("]");
	return expr;
}
function parseLeftHandSideExpressionAllowCall() {
	var expr = parsePrimaryExpression(), args, property;
	for (;;) if (match(".")) {
		property = parseNonComputedMember();
		expr = finishMemberExpression(".", expr, property);
	} else if (match("(")) {
		args = parseArguments();
		expr = finishCallExpression(expr, args);
	} else if (match("[")) {
		property = parseComputedMember();
		expr = finishMemberExpression("[", expr, property);
	} else break;
	return expr;
}
function parsePostfixExpression() {
	const expr = parseLeftHandSideExpressionAllowCall();
	if (lookahead.type === TokenPunctuator) {
		if (match("++") || match("--")) throw new Error(DISABLED);
	}
	return expr;
}
function parseUnaryExpression() {
	var token, expr;
	if (lookahead.type !== TokenPunctuator && lookahead.type !== TokenKeyword) expr = parsePostfixExpression();
	else if (match("++") || match("--")) throw new Error(DISABLED);
	else if (match("+") || match("-") || match("~") || match("!")) {
		token = lex();
		expr = parseUnaryExpression();
		expr = finishUnaryExpression(token.value, expr);
	} else if (matchKeyword("delete") || matchKeyword("void") || matchKeyword("typeof")) throw new Error(DISABLED);
	else expr = parsePostfixExpression();
	return expr;
}
function binaryPrecedence(token) {
	let prec = 0;
	if (token.type !== TokenPunctuator && token.type !== TokenKeyword) return 0;
	switch (token.value) {
		case "||":
			prec = 1;
			break;
		case "&&":
			prec = 2;
			break;
		case "|":
			prec = 3;
			break;
		case "^":
			prec = 4;
			break;
		case "&":
			prec = 5;
			break;
		case "==":
		case "!=":
		case "===":
		case "!==":
			prec = 6;
			break;
		case "<":
		case ">":
		case "<=":
		case ">=":
		case "instanceof":
		case "in":
			prec = 7;
			break;
		case "<<":
		case ">>":
		case ">>>":
			prec = 8;
			break;
		case "+":
		case "-":
			prec = 9;
			break;
		case "*":
		case "/":
		case "%": prec = 11;
	}
	return prec;
}
function parseBinaryExpression() {
	var marker = lookahead, markers, expr, token, prec, stack, right, operator, left = parseUnaryExpression(), i;
	token = lookahead;
	prec = binaryPrecedence(token);
	if (prec === 0) return left;
	token.prec = prec;
	lex();
	markers = [marker, lookahead];
	right = parseUnaryExpression();
	stack = [
		left,
		token,
		right
	];
	while ((prec = binaryPrecedence(lookahead)) > 0) {
		while (stack.length > 2 && prec <= stack[stack.length - 2].prec) {
			right = stack.pop();
			operator = stack.pop().value;
			left = stack.pop();
			markers.pop();
			expr = finishBinaryExpression(operator, left, right);
			stack.push(expr);
		}
		token = lex();
		token.prec = prec;
		stack.push(token);
		markers.push(lookahead);
		expr = parseUnaryExpression();
		stack.push(expr);
	}
	i = stack.length - 1;
	expr = stack[i];
	markers.pop();
	while (i > 1) {
		markers.pop();
		expr = finishBinaryExpression(stack[i - 1].value, stack[i - 2], expr);
		i -= 2;
	}
	return expr;
}
function parseConditionalExpression() {
	var expr = parseBinaryExpression(), consequent, alternate;
	if (match("?")) {
		lex();
		consequent = parseConditionalExpression();
		expect(":");
		alternate = parseConditionalExpression();
		expr = finishConditionalExpression(expr, consequent, alternate);
	}
	return expr;
}
function parseExpression$1() {
	const expr = parseConditionalExpression();
	if (match(",")) throw new Error(DISABLED);
	return expr;
}
function parser(code) {
	source = code;
	index = 0;
	length = source.length;
	lookahead = null;
	peek();
	const expr = parseExpression$1();
	if (lookahead.type !== TokenEOF) throw new Error("Unexpect token after expression.");
	return expr;
}
// node_modules/vega-lite/build/index.js
var pkg = { version: "6.4.3" };
function isLogicalOr(op) {
	return hasProperty(op, "or");
}
function isLogicalAnd(op) {
	return hasProperty(op, "and");
}
function isLogicalNot(op) {
	return hasProperty(op, "not");
}
function forEachLeaf(op, fn) {
	if (isLogicalNot(op)) forEachLeaf(op.not, fn);
	else if (isLogicalAnd(op)) for (const subop of op.and) forEachLeaf(subop, fn);
	else if (isLogicalOr(op)) for (const subop of op.or) forEachLeaf(subop, fn);
	else fn(op);
}
function normalizeLogicalComposition(op, normalizer) {
	if (isLogicalNot(op)) return { not: normalizeLogicalComposition(op.not, normalizer) };
	else if (isLogicalAnd(op)) return { and: op.and.map((o) => normalizeLogicalComposition(o, normalizer)) };
	else if (isLogicalOr(op)) return { or: op.or.map((o) => normalizeLogicalComposition(o, normalizer)) };
	else return normalizer(op);
}
const duplicate = structuredClone;
function never(message) {
	throw new Error(message);
}
/**
* Creates an object composed of the picked object properties.
*
* var object = {'a': 1, 'b': '2', 'c': 3};
* pick(object, ['a', 'c']);
* // → {'a': 1, 'c': 3}
*/
function pick(obj, props) {
	const copy = {};
	for (const prop of props) if (hasOwnProperty(obj, prop)) copy[prop] = obj[prop];
	return copy;
}
/**
* The opposite of _.pick; this method creates an object composed of the own
* and inherited enumerable string keyed properties of object that are not omitted.
*/
function omit(obj, props) {
	const copy = { ...obj };
	for (const prop of props) delete copy[prop];
	return copy;
}
/**
* Monkey patch Set so that `stringify` produces a string representation of sets.
*/
Set.prototype["toJSON"] = function() {
	return `Set(${[...this].map((x) => stringify(x)).join(",")})`;
};
/**
* Converts any object to a string of limited size, or a number.
*/
function hash(a) {
	if (isNumber(a)) return a;
	const str = isString(a) ? a : stringify(a);
	if (str.length < 250) return str;
	let h = 0;
	for (let i = 0; i < str.length; i++) {
		const char = str.charCodeAt(i);
		h = (h << 5) - h + char;
		h = h & h;
	}
	return h;
}
function isNullOrFalse(x) {
	return x === false || x === null;
}
function contains(array, item) {
	return array.includes(item);
}
/**
* Returns true if any item returns true.
*/
function some(arr, f) {
	let i = 0;
	for (const [k, a] of arr.entries()) if (f(a, k, i++)) return true;
	return false;
}
/**
* Returns true if all items return true.
*/
function every(arr, f) {
	let i = 0;
	for (const [k, a] of arr.entries()) if (!f(a, k, i++)) return false;
	return true;
}
/**
* recursively merges src into dest
*/
function mergeDeep(dest, ...src) {
	for (const s of src) deepMerge_(dest, s ?? {});
	return dest;
}
function deepMerge_(dest, src) {
	for (const property of keys(src)) writeConfig(dest, property, src[property], true);
}
function unique(values, f) {
	const results = [];
	const u = {};
	let v;
	for (const val of values) {
		v = f(val);
		if (v in u) continue;
		u[v] = 1;
		results.push(val);
	}
	return results;
}
/**
* Returns true if the two dictionaries agree. Applies only to defined values.
*/
function isEqual(dict, other) {
	const dictKeys = keys(dict);
	const otherKeys = keys(other);
	if (dictKeys.length !== otherKeys.length) return false;
	for (const key of dictKeys) if (dict[key] !== other[key]) return false;
	return true;
}
function setEqual(a, b) {
	if (a.size !== b.size) return false;
	for (const e of a) if (!b.has(e)) return false;
	return true;
}
function hasIntersection(a, b) {
	for (const key of a) if (b.has(key)) return true;
	return false;
}
function prefixGenerator(a) {
	const prefixes = /* @__PURE__ */ new Set();
	for (const x of a) {
		const wrappedWithAccessors = splitAccessPath(x).map((y, i) => i === 0 ? y : `[${y}]`);
		const computedPrefixes = wrappedWithAccessors.map((_, i) => wrappedWithAccessors.slice(0, i + 1).join(""));
		for (const y of computedPrefixes) prefixes.add(y);
	}
	return prefixes;
}
/**
* Returns true if a and b have an intersection. Also return true if a or b are undefined
* since this means we don't know what fields a node produces or depends on.
*/
function fieldIntersection(a, b) {
	if (a === void 0 || b === void 0) return true;
	return hasIntersection(prefixGenerator(a), prefixGenerator(b));
}
function isEmpty(obj) {
	return keys(obj).length === 0;
}
const keys = Object.keys;
const vals = Object.values;
const entries$1 = Object.entries;
function isBoolean(b) {
	return b === true || b === false;
}
/**
* Returns true if the value is a primitive type.
*/
function isPrimitive(v) {
	return isString(v) || isNumber(v) || isBoolean(v);
}
/**
* Convert a string into a valid variable name
*/
function varName(s) {
	const alphanumericS = s.replace(/\W/g, "_");
	return (s.match(/^\d+/) ? "_" : "") + alphanumericS;
}
function logicalExpr(op, cb) {
	if (isLogicalNot(op)) return `!(${logicalExpr(op.not, cb)})`;
	else if (isLogicalAnd(op)) return `(${op.and.map((and) => logicalExpr(and, cb)).join(") && (")})`;
	else if (isLogicalOr(op)) return `(${op.or.map((or) => logicalExpr(or, cb)).join(") || (")})`;
	else return cb(op);
}
/**
* Delete nested property of an object, and delete the ancestors of the property if they become empty.
*/
function deleteNestedProperty(obj, orderedProps) {
	if (orderedProps.length === 0) return true;
	const prop = orderedProps.shift();
	if (prop in obj && deleteNestedProperty(obj[prop], orderedProps)) delete obj[prop];
	return isEmpty(obj);
}
function titleCase(s) {
	return s.charAt(0).toUpperCase() + s.substr(1);
}
/**
* Converts a path to an access path with datum.
* @param path The field name.
* @param datum The string to use for `datum`.
*/
function accessPathWithDatum(path, datum = "datum") {
	const pieces = splitAccessPath(path);
	const prefixes = [];
	for (let i = 1; i <= pieces.length; i++) {
		const prefix = `[${pieces.slice(0, i).map(stringValue).join("][")}]`;
		prefixes.push(`${datum}${prefix}`);
	}
	return prefixes.join(" && ");
}
/**
* Return access with datum to the flattened field.
*
* @param path The field name.
* @param datum The string to use for `datum`.
*/
function flatAccessWithDatum(path, datum = "datum") {
	return `${datum}[${stringValue(splitAccessPath(path).join("."))}]`;
}
/**
* Return access with datum to **an unescaped path**.
*
* ```ts
* console.log(accessWithDatumToUnescapedPath("vega's favorite"))
* // "datum['vega\\'s favorite']"
* ```
*
* @param path The unescaped path name. E.g., `"a.b"`, `"vega's favorite"`. (Note
* that the field defs take escaped strings like `"a\\.b"`, `"vega\\'s favorite"`,
* but this function is for the unescaped field/path)
*/
function accessWithDatumToUnescapedPath(unescapedPath) {
	return `datum['${unescapedPath.replaceAll("'", "\\'")}']`;
}
function unescapeSingleQuoteAndPathDot(escapedPath) {
	return escapedPath.replaceAll("\\'", "'").replaceAll("\\.", ".");
}
function escapePathAccess(string) {
	return string.replace(/(\[|\]|\.|'|")/g, "\\$1");
}
/**
* Replaces path accesses with access to non-nested field.
* For example, `foo["bar"].baz` becomes `foo\\.bar\\.baz`.
*/
function replacePathInField(path) {
	return `${splitAccessPath(path).map(escapePathAccess).join("\\.")}`;
}
/**
* Replace all occurrences of a string with another string.
*
* @param string the string to replace in
* @param find the string to replace
* @param replacement the replacement
*/
function replaceAll(string, find, replacement) {
	return string.replace(new RegExp(find.replace(/[-/\\^$*+?.()|[\]{}]/g, "\\$&"), "g"), replacement);
}
/**
* Remove path accesses with access from field.
* For example, `foo["bar"].baz` becomes `foo.bar.baz`.
*/
function removePathFromField(path) {
	return `${splitAccessPath(path).join(".")}`;
}
/**
* Count the depth of the path. Returns 1 for fields that are not nested.
*/
function accessPathDepth(path) {
	if (!path) return 0;
	return splitAccessPath(path).length;
}
/**
* This is a replacement for chained || for numeric properties or properties that respect null so that 0 will be included.
*/
function getFirstDefined(...args) {
	return args.find((a) => a !== void 0);
}
let idCounter = 42;
/**
* Returns a new random id every time it gets called.
*
* Has side effect!
*/
function uniqueId(prefix) {
	const id = ++idCounter;
	return prefix ? String(prefix) + id : id;
}
/**
* Resets the id counter used in uniqueId. This can be useful for testing.
*/
function resetIdCounter() {
	idCounter = 42;
}
function internalField(name) {
	return isInternalField(name) ? name : `__${name}`;
}
function isInternalField(name) {
	return name.startsWith("__");
}
/**
* Normalize angle to be within [0,360).
*/
function normalizeAngle(angle) {
	if (angle === void 0) return;
	return (angle % 360 + 360) % 360;
}
/**
* Returns whether the passed in value is a valid number.
*/
function isNumeric(value) {
	if (isNumber(value)) return true;
	return !isNaN(value) && !isNaN(parseFloat(value));
}
const clonedProto = Object.getPrototypeOf(structuredClone({}));
/**
* Compares two values for equality, including arrays and objects.
*
* Adapted from https://github.com/epoberezkin/fast-deep-equal.
*/
function deepEqual(a, b) {
	if (a === b) return true;
	if (a && b && typeof a == "object" && typeof b == "object") {
		if (a.constructor.name !== b.constructor.name) return false;
		let length;
		let i;
		if (Array.isArray(a)) {
			length = a.length;
			if (length != b.length) return false;
			for (i = length; i-- !== 0;) if (!deepEqual(a[i], b[i])) return false;
			return true;
		}
		if (a instanceof Map && b instanceof Map) {
			if (a.size !== b.size) return false;
			for (const e of a.entries()) if (!b.has(e[0])) return false;
			for (const e of a.entries()) if (!deepEqual(e[1], b.get(e[0]))) return false;
			return true;
		}
		if (a instanceof Set && b instanceof Set) {
			if (a.size !== b.size) return false;
			for (const e of a.entries()) if (!b.has(e[0])) return false;
			return true;
		}
		if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) {
			length = a.length;
			if (length != b.length) return false;
			for (i = length; i-- !== 0;) if (a[i] !== b[i]) return false;
			return true;
		}
		if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
		if (a.valueOf !== Object.prototype.valueOf && a.valueOf !== clonedProto.valueOf) return a.valueOf() === b.valueOf();
		if (a.toString !== Object.prototype.toString && a.toString !== clonedProto.toString) return a.toString() === b.toString();
		const ks = Object.keys(a);
		length = ks.length;
		if (length !== Object.keys(b).length) return false;
		for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, ks[i])) return false;
		for (i = length; i-- !== 0;) {
			const key = ks[i];
			if (!deepEqual(a[key], b[key])) return false;
		}
		return true;
	}
	return a !== a && b !== b;
}
/**
* Converts any object to a string representation that can be consumed by humans.
*
* Adapted from https://github.com/epoberezkin/fast-json-stable-stringify
*/
function stringify(data) {
	const seen = [];
	return (function _stringify(node) {
		if (node?.toJSON && typeof node.toJSON === "function") node = node.toJSON();
		if (node === void 0) return void 0;
		if (typeof node == "number") return isFinite(node) ? `${node}` : "null";
		if (typeof node !== "object") return JSON.stringify(node);
		let i;
		let out;
		if (Array.isArray(node)) {
			out = "[";
			for (i = 0; i < node.length; i++) {
				if (i) out += ",";
				out += _stringify(node[i]) || "null";
			}
			return `${out}]`;
		}
		if (node === null) return "null";
		if (seen.includes(node)) throw new TypeError("Converting circular structure to JSON");
		const seenIndex = seen.push(node) - 1;
		const ks = Object.keys(node).sort();
		out = "";
		for (i = 0; i < ks.length; i++) {
			const key = ks[i];
			const value = _stringify(node[key]);
			if (!value) continue;
			if (out) out += ",";
			out += `${JSON.stringify(key)}:${value}`;
		}
		seen.splice(seenIndex, 1);
		return `{${out}}`;
	})(data);
}
/**
* Check if the input object has the property and it's not undefined.
*
* @param object the object
* @param property the property to search
* @returns if the object has the property and it's not undefined.
*/
function hasProperty(obj, key) {
	return isObject(obj) && hasOwnProperty(obj, key) && obj[key] !== void 0;
}
const ROW = "row";
const COLUMN = "column";
const FACET = "facet";
const X = "x";
const Y = "y";
const X2 = "x2";
const Y2 = "y2";
const XOFFSET = "xOffset";
const YOFFSET = "yOffset";
const RADIUS = "radius";
const RADIUS2 = "radius2";
const THETA = "theta";
const THETA2 = "theta2";
const LATITUDE = "latitude";
const LONGITUDE = "longitude";
const LATITUDE2 = "latitude2";
const LONGITUDE2 = "longitude2";
const TIME = "time";
const COLOR = "color";
const FILL = "fill";
const STROKE = "stroke";
const SHAPE = "shape";
const SIZE = "size";
const ANGLE = "angle";
const OPACITY = "opacity";
const FILLOPACITY = "fillOpacity";
const STROKEOPACITY = "strokeOpacity";
const STROKEWIDTH = "strokeWidth";
const STROKEDASH = "strokeDash";
const TEXT$1 = "text";
const ORDER = "order";
const DETAIL = "detail";
const KEY = "key";
const TOOLTIP = "tooltip";
const HREF = "href";
const URL = "url";
const DESCRIPTION = "description";
const POSITION_CHANNEL_INDEX = {
	x: 1,
	y: 1,
	x2: 1,
	y2: 1
};
const POLAR_POSITION_CHANNEL_INDEX = {
	theta: 1,
	theta2: 1,
	radius: 1,
	radius2: 1
};
function isPolarPositionChannel(c) {
	return hasOwnProperty(POLAR_POSITION_CHANNEL_INDEX, c);
}
const GEO_POSIITON_CHANNEL_INDEX = {
	longitude: 1,
	longitude2: 1,
	latitude: 1,
	latitude2: 1
};
function getPositionChannelFromLatLong(channel) {
	switch (channel) {
		case LATITUDE: return "y";
		case LATITUDE2: return "y2";
		case LONGITUDE: return "x";
		case LONGITUDE2: return "x2";
	}
}
function isGeoPositionChannel(c) {
	return hasOwnProperty(GEO_POSIITON_CHANNEL_INDEX, c);
}
const GEOPOSITION_CHANNELS = keys(GEO_POSIITON_CHANNEL_INDEX);
const UNIT_CHANNEL_INDEX = {
	...POSITION_CHANNEL_INDEX,
	...POLAR_POSITION_CHANNEL_INDEX,
	...GEO_POSIITON_CHANNEL_INDEX,
	xOffset: 1,
	yOffset: 1,
	color: 1,
	fill: 1,
	stroke: 1,
	time: 1,
	opacity: 1,
	fillOpacity: 1,
	strokeOpacity: 1,
	strokeWidth: 1,
	strokeDash: 1,
	size: 1,
	angle: 1,
	shape: 1,
	order: 1,
	text: 1,
	detail: 1,
	key: 1,
	tooltip: 1,
	href: 1,
	url: 1,
	description: 1
};
function isColorChannel(channel) {
	return channel === COLOR || channel === FILL || channel === STROKE;
}
const FACET_CHANNEL_INDEX = {
	row: 1,
	column: 1,
	facet: 1
};
const FACET_CHANNELS = keys(FACET_CHANNEL_INDEX);
const CHANNEL_INDEX = {
	...UNIT_CHANNEL_INDEX,
	...FACET_CHANNEL_INDEX
};
const CHANNELS = keys(CHANNEL_INDEX);
const { order: _o, detail: _d, tooltip: _tt1, ...SINGLE_DEF_CHANNEL_INDEX } = CHANNEL_INDEX;
const { row: _r, column: _c, facet: _f, ...SINGLE_DEF_UNIT_CHANNEL_INDEX } = SINGLE_DEF_CHANNEL_INDEX;
function isSingleDefUnitChannel(str) {
	return hasOwnProperty(SINGLE_DEF_UNIT_CHANNEL_INDEX, str);
}
function isChannel(str) {
	return hasOwnProperty(CHANNEL_INDEX, str);
}
const SECONDARY_RANGE_CHANNEL = [
	X2,
	Y2,
	LATITUDE2,
	LONGITUDE2,
	THETA2,
	RADIUS2
];
function isSecondaryRangeChannel(c) {
	return getMainRangeChannel(c) !== c;
}
/**
* Get the main channel for a range channel. E.g. `x` for `x2`.
*/
function getMainRangeChannel(channel) {
	switch (channel) {
		case X2: return X;
		case Y2: return Y;
		case LATITUDE2: return LATITUDE;
		case LONGITUDE2: return LONGITUDE;
		case THETA2: return THETA;
		case RADIUS2: return RADIUS;
	}
	return channel;
}
function getVgPositionChannel(channel) {
	if (isPolarPositionChannel(channel)) switch (channel) {
		case THETA: return "startAngle";
		case THETA2: return "endAngle";
		case RADIUS: return "outerRadius";
		case RADIUS2: return "innerRadius";
	}
	return channel;
}
/**
* Get the main channel for a range channel. E.g. `x` for `x2`.
*/
function getSecondaryRangeChannel(channel) {
	switch (channel) {
		case X: return X2;
		case Y: return Y2;
		case LATITUDE: return LATITUDE2;
		case LONGITUDE: return LONGITUDE2;
		case THETA: return THETA2;
		case RADIUS: return RADIUS2;
	}
}
function getSizeChannel(channel) {
	switch (channel) {
		case X:
		case X2: return "width";
		case Y:
		case Y2: return "height";
	}
}
/**
* Get the main channel for a range channel. E.g. `x` for `x2`.
*/
function getOffsetChannel(channel) {
	switch (channel) {
		case X: return "xOffset";
		case Y: return "yOffset";
		case X2: return "x2Offset";
		case Y2: return "y2Offset";
		case THETA: return "thetaOffset";
		case RADIUS: return "radiusOffset";
		case THETA2: return "theta2Offset";
		case RADIUS2: return "radius2Offset";
	}
}
/**
* Get the main channel for a range channel. E.g. `x` for `x2`.
*/
function getOffsetScaleChannel(channel) {
	switch (channel) {
		case X: return "xOffset";
		case Y: return "yOffset";
	}
}
function getMainChannelFromOffsetChannel(channel) {
	switch (channel) {
		case "xOffset": return "x";
		case "yOffset": return "y";
	}
}
const UNIT_CHANNELS = keys(UNIT_CHANNEL_INDEX);
const { x: _x, y: _y, x2: _x2, y2: _y2, xOffset: _xo, yOffset: _yo, latitude: _latitude, longitude: _longitude, latitude2: _latitude2, longitude2: _longitude2, theta: _theta, theta2: _theta2, radius: _radius, radius2: _radius2, ...NONPOSITION_CHANNEL_INDEX } = UNIT_CHANNEL_INDEX;
const NONPOSITION_CHANNELS = keys(NONPOSITION_CHANNEL_INDEX);
const POSITION_SCALE_CHANNEL_INDEX = {
	x: 1,
	y: 1
};
const POSITION_SCALE_CHANNELS = keys(POSITION_SCALE_CHANNEL_INDEX);
function isXorY(channel) {
	return hasOwnProperty(POSITION_SCALE_CHANNEL_INDEX, channel);
}
const POLAR_POSITION_SCALE_CHANNEL_INDEX = {
	theta: 1,
	radius: 1
};
const POLAR_POSITION_SCALE_CHANNELS = keys(POLAR_POSITION_SCALE_CHANNEL_INDEX);
function getPositionScaleChannel(sizeType) {
	return sizeType === "width" ? X : Y;
}
const OFFSET_SCALE_CHANNEL_INDEX = {
	xOffset: 1,
	yOffset: 1
};
function isXorYOffset(channel) {
	return hasOwnProperty(OFFSET_SCALE_CHANNEL_INDEX, channel);
}
const TIME_SCALE_CHANNEL_INDEX = { time: 1 };
function isTime(channel) {
	return channel in TIME_SCALE_CHANNEL_INDEX;
}
const { text: _t, tooltip: _tt, href: _hr, url: _u, description: _al, detail: _dd, key: _k, order: _oo, ...NONPOSITION_SCALE_CHANNEL_INDEX } = NONPOSITION_CHANNEL_INDEX;
const NONPOSITION_SCALE_CHANNELS = keys(NONPOSITION_SCALE_CHANNEL_INDEX);
function isNonPositionScaleChannel(channel) {
	return hasOwnProperty(NONPOSITION_CHANNEL_INDEX, channel);
}
/**
* @returns whether Vega supports legends for a particular channel
*/
function supportLegend(channel) {
	switch (channel) {
		case COLOR:
		case FILL:
		case STROKE:
		case SIZE:
		case SHAPE:
		case OPACITY:
		case STROKEWIDTH:
		case STROKEDASH: return true;
		case FILLOPACITY:
		case STROKEOPACITY:
		case ANGLE:
		case TIME: return false;
	}
}
const SCALE_CHANNEL_INDEX = {
	...POSITION_SCALE_CHANNEL_INDEX,
	...POLAR_POSITION_SCALE_CHANNEL_INDEX,
	...OFFSET_SCALE_CHANNEL_INDEX,
	...NONPOSITION_SCALE_CHANNEL_INDEX
};
/** List of channels with scales */
const SCALE_CHANNELS = keys(SCALE_CHANNEL_INDEX);
function isScaleChannel(channel) {
	return hasOwnProperty(SCALE_CHANNEL_INDEX, channel);
}
/**
* Return whether a channel supports a particular mark type.
* @param channel  channel name
* @param mark the mark type
* @return whether the mark supports the channel
*/
function supportMark(channel, mark) {
	return getSupportedMark(channel)[mark];
}
const ALL_MARKS = {
	arc: "always",
	area: "always",
	bar: "always",
	circle: "always",
	geoshape: "always",
	image: "always",
	line: "always",
	rule: "always",
	point: "always",
	rect: "always",
	square: "always",
	trail: "always",
	text: "always",
	tick: "always"
};
const { geoshape: _g, ...ALL_MARKS_EXCEPT_GEOSHAPE } = ALL_MARKS;
/**
* Return a dictionary showing whether a channel supports mark type.
* @param channel
* @return A dictionary mapping mark types to 'always', 'binned', or undefined
*/
function getSupportedMark(channel) {
	switch (channel) {
		case COLOR:
		case FILL:
		case STROKE:
		case DESCRIPTION:
		case DETAIL:
		case KEY:
		case TOOLTIP:
		case HREF:
		case ORDER:
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY:
		case STROKEWIDTH:
		case FACET:
		case ROW:
		case COLUMN: return ALL_MARKS;
		case X:
		case Y:
		case XOFFSET:
		case YOFFSET:
		case LATITUDE:
		case LONGITUDE:
		case TIME: return ALL_MARKS_EXCEPT_GEOSHAPE;
		case X2:
		case Y2:
		case LATITUDE2:
		case LONGITUDE2: return {
			area: "always",
			bar: "always",
			image: "always",
			rect: "always",
			rule: "always",
			circle: "binned",
			point: "binned",
			square: "binned",
			tick: "binned",
			line: "binned",
			trail: "binned"
		};
		case SIZE: return {
			point: "always",
			tick: "always",
			rule: "always",
			circle: "always",
			square: "always",
			bar: "always",
			text: "always",
			line: "always",
			trail: "always"
		};
		case STROKEDASH: return {
			line: "always",
			point: "always",
			tick: "always",
			rule: "always",
			circle: "always",
			square: "always",
			bar: "always",
			geoshape: "always"
		};
		case SHAPE: return {
			point: "always",
			geoshape: "always"
		};
		case TEXT$1: return { text: "always" };
		case ANGLE: return {
			point: "always",
			square: "always",
			text: "always"
		};
		case URL: return { image: "always" };
		case THETA: return {
			text: "always",
			arc: "always"
		};
		case RADIUS: return {
			text: "always",
			arc: "always"
		};
		case THETA2:
		case RADIUS2: return { arc: "always" };
	}
}
function rangeType(channel) {
	switch (channel) {
		case X:
		case Y:
		case THETA:
		case RADIUS:
		case XOFFSET:
		case YOFFSET:
		case SIZE:
		case ANGLE:
		case STROKEWIDTH:
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY:
		case TIME:
		case X2:
		case Y2:
		case THETA2:
		case RADIUS2: return;
		case FACET:
		case ROW:
		case COLUMN:
		case SHAPE:
		case STROKEDASH:
		case TEXT$1:
		case TOOLTIP:
		case HREF:
		case URL:
		case DESCRIPTION: return "discrete";
		case COLOR:
		case FILL:
		case STROKE: return "flexible";
		case LATITUDE:
		case LONGITUDE:
		case LATITUDE2:
		case LONGITUDE2:
		case DETAIL:
		case KEY:
		case ORDER: return;
	}
}
const AGGREGATE_OP_INDEX = {
	argmax: 1,
	argmin: 1,
	average: 1,
	count: 1,
	distinct: 1,
	exponential: 1,
	exponentialb: 1,
	product: 1,
	max: 1,
	mean: 1,
	median: 1,
	min: 1,
	missing: 1,
	q1: 1,
	q3: 1,
	ci0: 1,
	ci1: 1,
	stderr: 1,
	stdev: 1,
	stdevp: 1,
	sum: 1,
	valid: 1,
	values: 1,
	variance: 1,
	variancep: 1
};
const MULTIDOMAIN_SORT_OP_INDEX = {
	count: 1,
	min: 1,
	max: 1
};
function isArgminDef(a) {
	return hasProperty(a, "argmin");
}
function isArgmaxDef(a) {
	return hasProperty(a, "argmax");
}
function isAggregateOp(a) {
	return isString(a) && hasOwnProperty(AGGREGATE_OP_INDEX, a);
}
const COUNTING_OPS = /* @__PURE__ */ new Set([
	"count",
	"valid",
	"missing",
	"distinct"
]);
function isCountingAggregateOp(aggregate) {
	return isString(aggregate) && COUNTING_OPS.has(aggregate);
}
function isMinMaxOp(aggregate) {
	return isString(aggregate) && contains(["min", "max"], aggregate);
}
/** Additive-based aggregation operations. These can be applied to stack. */
const SUM_OPS = /* @__PURE__ */ new Set([
	"count",
	"sum",
	"distinct",
	"valid",
	"missing"
]);
/**
* Aggregation operators that always produce values within the range [domainMin, domainMax].
*/
const SHARED_DOMAIN_OPS = /* @__PURE__ */ new Set([
	"mean",
	"average",
	"median",
	"q1",
	"q3",
	"min",
	"max"
]);
/**
* Create a key for the bin configuration. Not for prebinned bin.
*/
function binToString(bin) {
	if (isBoolean$1(bin)) bin = normalizeBin(bin, void 0);
	return `bin${keys(bin).map((p) => isParameterExtent(bin[p]) ? varName(`_${p}_${entries$1(bin[p])}`) : varName(`_${p}_${bin[p]}`)).join("")}`;
}
/**
* Vega-Lite should bin the data.
*/
function isBinning(bin) {
	return bin === true || isBinParams(bin) && !bin.binned;
}
/**
* The data is already binned and so Vega-Lite should not bin it again.
*/
function isBinned(bin) {
	return bin === "binned" || isBinParams(bin) && bin.binned === true;
}
function isBinParams(bin) {
	return isObject(bin);
}
function isParameterExtent(extent) {
	return hasProperty(extent, "param");
}
function autoMaxBins(channel) {
	switch (channel) {
		case ROW:
		case COLUMN:
		case SIZE:
		case COLOR:
		case FILL:
		case STROKE:
		case STROKEWIDTH:
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY:
		case SHAPE: return 6;
		case STROKEDASH: return 4;
		default: return 10;
	}
}
function isExprRef(o) {
	return hasProperty(o, "expr");
}
function replaceExprRef(index, { level } = { level: 0 }) {
	const props = keys(index || {});
	const newIndex = {};
	for (const prop of props) newIndex[prop] = level === 0 ? signalRefOrValue(index[prop]) : replaceExprRef(index[prop], { level: level - 1 });
	return newIndex;
}
function extractTitleConfig(titleConfig) {
	const { anchor, frame, offset, orient, angle, limit, color, subtitleColor, subtitleFont, subtitleFontSize, subtitleFontStyle, subtitleFontWeight, subtitleLineHeight, subtitlePadding, ...rest } = titleConfig;
	const titleMarkConfig = {
		...rest,
		...color ? { fill: color } : {}
	};
	const nonMarkTitleProperties = {
		...anchor ? { anchor } : {},
		...frame ? { frame } : {},
		...offset ? { offset } : {},
		...orient ? { orient } : {},
		...angle !== void 0 ? { angle } : {},
		...limit !== void 0 ? { limit } : {}
	};
	const subtitle = {
		...subtitleColor ? { subtitleColor } : {},
		...subtitleFont ? { subtitleFont } : {},
		...subtitleFontSize ? { subtitleFontSize } : {},
		...subtitleFontStyle ? { subtitleFontStyle } : {},
		...subtitleFontWeight ? { subtitleFontWeight } : {},
		...subtitleLineHeight ? { subtitleLineHeight } : {},
		...subtitlePadding ? { subtitlePadding } : {}
	};
	return {
		titleMarkConfig,
		subtitleMarkConfig: pick(titleConfig, [
			"align",
			"baseline",
			"dx",
			"dy",
			"limit"
		]),
		nonMarkTitleProperties,
		subtitle
	};
}
function isText(v) {
	return isString(v) || isArray(v) && isString(v[0]);
}
function isSignalRef(o) {
	return hasProperty(o, "signal");
}
function isVgRangeStep(range) {
	return hasProperty(range, "step");
}
function isDataRefUnionedDomain(domain) {
	if (!isArray(domain)) return hasProperty(domain, "fields") && !hasProperty(domain, "data");
	return false;
}
function isFieldRefUnionDomain(domain) {
	if (!isArray(domain)) return hasProperty(domain, "fields") && hasProperty(domain, "data");
	return false;
}
function isDataRefDomain(domain) {
	if (!isArray(domain)) return hasProperty(domain, "field") && hasProperty(domain, "data");
	return false;
}
const VG_MARK_CONFIGS = keys({
	aria: 1,
	description: 1,
	ariaRole: 1,
	ariaRoleDescription: 1,
	blend: 1,
	opacity: 1,
	fill: 1,
	fillOpacity: 1,
	stroke: 1,
	strokeCap: 1,
	strokeWidth: 1,
	strokeOpacity: 1,
	strokeDash: 1,
	strokeDashOffset: 1,
	strokeJoin: 1,
	strokeOffset: 1,
	strokeMiterLimit: 1,
	startAngle: 1,
	endAngle: 1,
	padAngle: 1,
	innerRadius: 1,
	outerRadius: 1,
	size: 1,
	shape: 1,
	interpolate: 1,
	tension: 1,
	orient: 1,
	align: 1,
	baseline: 1,
	text: 1,
	dir: 1,
	dx: 1,
	dy: 1,
	ellipsis: 1,
	limit: 1,
	radius: 1,
	theta: 1,
	angle: 1,
	font: 1,
	fontSize: 1,
	fontWeight: 1,
	fontStyle: 1,
	lineBreak: 1,
	lineHeight: 1,
	cursor: 1,
	href: 1,
	tooltip: 1,
	cornerRadius: 1,
	cornerRadiusTopLeft: 1,
	cornerRadiusTopRight: 1,
	cornerRadiusBottomLeft: 1,
	cornerRadiusBottomRight: 1,
	aspect: 1,
	width: 1,
	height: 1,
	url: 1,
	smooth: 1
});
const VG_MARK_INDEX = {
	arc: 1,
	area: 1,
	group: 1,
	image: 1,
	line: 1,
	path: 1,
	rect: 1,
	rule: 1,
	shape: 1,
	symbol: 1,
	text: 1,
	trail: 1
};
const VG_CORNERRADIUS_CHANNELS = [
	"cornerRadius",
	"cornerRadiusTopLeft",
	"cornerRadiusTopRight",
	"cornerRadiusBottomLeft",
	"cornerRadiusBottomRight"
];
const BIN_RANGE_DELIMITER = " – ";
function signalOrValueRefWithCondition(val) {
	const condition = isArray(val.condition) ? val.condition.map(conditionalSignalRefOrValue) : conditionalSignalRefOrValue(val.condition);
	return {
		...signalRefOrValue(val),
		condition
	};
}
function signalRefOrValue(value) {
	if (isExprRef(value)) {
		const { expr, ...rest } = value;
		return {
			signal: expr,
			...rest
		};
	}
	return value;
}
function conditionalSignalRefOrValue(value) {
	if (isExprRef(value)) {
		const { expr, ...rest } = value;
		return {
			signal: expr,
			...rest
		};
	}
	return value;
}
function signalOrValueRef(value) {
	if (isExprRef(value)) {
		const { expr, ...rest } = value;
		return {
			signal: expr,
			...rest
		};
	}
	if (isSignalRef(value)) return value;
	return value !== void 0 ? { value } : void 0;
}
function exprFromSignalRefOrValue(ref) {
	if (isSignalRef(ref)) return ref.signal;
	return stringValue(ref);
}
function exprFromValueRefOrSignalRef(ref) {
	if (isSignalRef(ref)) return ref.signal;
	return stringValue(ref.value);
}
function signalOrStringValue(v) {
	if (isSignalRef(v)) return v.signal;
	return v == null ? null : stringValue(v);
}
function applyMarkConfig(e, model, propsList) {
	for (const property of propsList) {
		const value = getMarkConfig(property, model.markDef, model.config);
		if (value !== void 0) e[property] = signalOrValueRef(value);
	}
	return e;
}
function getStyles(mark) {
	return [].concat(mark.type, mark.style ?? []);
}
function getMarkPropOrConfig(channel, mark, config, opt = {}) {
	const { vgChannel, ignoreVgConfig } = opt;
	if (vgChannel && hasProperty(mark, vgChannel)) return mark[vgChannel];
	else if (mark[channel] !== void 0) return mark[channel];
	else if (ignoreVgConfig && (!vgChannel || vgChannel === channel)) return;
	return getMarkConfig(channel, mark, config, opt);
}
/**
* Return property value from style or mark specific config property if exists.
* Otherwise, return general mark specific config.
*/
function getMarkConfig(channel, mark, config, { vgChannel } = {}) {
	const cfg = getMarkStyleConfig(channel, mark, config.style);
	return getFirstDefined(vgChannel ? cfg : void 0, cfg, vgChannel ? config[mark.type][vgChannel] : void 0, config[mark.type][channel], vgChannel ? config.mark[vgChannel] : config.mark[channel]);
}
function getMarkStyleConfig(prop, mark, styleConfigIndex) {
	return getStyleConfig(prop, getStyles(mark), styleConfigIndex);
}
function getStyleConfig(p, styles, styleConfigIndex) {
	styles = array_default(styles);
	let value;
	for (const style of styles) {
		const styleConfig = styleConfigIndex[style];
		if (hasProperty(styleConfig, p)) value = styleConfig[p];
	}
	return value;
}
/**
* Return Vega sort parameters (tuple of field and order).
*/
function sortParams(orderDef, fieldRefOption) {
	return array_default(orderDef).reduce((s, orderChannelDef) => {
		s.field.push(vgField(orderChannelDef, fieldRefOption));
		s.order.push(orderChannelDef.sort ?? "ascending");
		return s;
	}, {
		field: [],
		order: []
	});
}
function mergeTitleFieldDefs(f1, f2) {
	const merged = [...f1];
	f2.forEach((fdToMerge) => {
		for (const fieldDef1 of merged) if (deepEqual(fieldDef1, fdToMerge)) return;
		merged.push(fdToMerge);
	});
	return merged;
}
function mergeTitle(title1, title2) {
	if (deepEqual(title1, title2) || !title2) return title1;
	else if (!title1) return title2;
	else return [...array_default(title1), ...array_default(title2)].join(", ");
}
function mergeTitleComponent(v1, v2) {
	const v1Val = v1.value;
	const v2Val = v2.value;
	if (v1Val == null || v2Val === null) return {
		explicit: v1.explicit,
		value: null
	};
	else if ((isText(v1Val) || isSignalRef(v1Val)) && (isText(v2Val) || isSignalRef(v2Val))) return {
		explicit: v1.explicit,
		value: mergeTitle(v1Val, v2Val)
	};
	else if (isText(v1Val) || isSignalRef(v1Val)) return {
		explicit: v1.explicit,
		value: v1Val
	};
	else if (isText(v2Val) || isSignalRef(v2Val)) return {
		explicit: v1.explicit,
		value: v2Val
	};
	else if (!isText(v1Val) && !isSignalRef(v1Val) && !isText(v2Val) && !isSignalRef(v2Val)) return {
		explicit: v1.explicit,
		value: mergeTitleFieldDefs(v1Val, v2Val)
	};
	/* istanbul ignore next: Condition should not happen -- only for warning in development. */
	throw new Error("It should never reach here");
}
/**
* Collection of all Vega-Lite Error Messages
*/
function invalidSpec(spec) {
	return `Invalid specification ${stringify(spec)}. Make sure the specification includes at least one of the following properties: "mark", "layer", "facet", "hconcat", "vconcat", "concat", or "repeat".`;
}
const FIT_NON_SINGLE = "Autosize \"fit\" only works for single views and layered views.";
function containerSizeNonSingle(name) {
	return `${name == "width" ? "Width" : "Height"} "container" only works for single views and layered views.`;
}
function containerSizeNotCompatibleWithAutosize(name) {
	return `${name == "width" ? "Width" : "Height"} "container" only works well with autosize "fit" or "fit-${name == "width" ? "x" : "y"}".`;
}
function droppingFit(channel) {
	return channel ? `Dropping "fit-${channel}" because spec has discrete ${getSizeChannel(channel)}.` : `Dropping "fit" because spec has discrete size.`;
}
function unknownField(channel) {
	return `Unknown field for ${channel}. Cannot calculate view size.`;
}
function cannotProjectOnChannelWithoutField(channel) {
	return `Cannot project a selection on encoding channel "${channel}", which has no field.`;
}
function cannotProjectAggregate(channel, aggregate) {
	return `Cannot project a selection on encoding channel "${channel}" as it uses an aggregate function ("${aggregate}").`;
}
function nearestNotSupportForContinuous(mark) {
	return `The "nearest" transform is not supported for ${mark} marks.`;
}
function selectionNotSupported(mark) {
	return `Selection not supported for ${mark} yet.`;
}
function selectionNotFound(name) {
	return `Cannot find a selection named "${name}".`;
}
const SCALE_BINDINGS_CONTINUOUS = "Scale bindings are currently only supported for scales with unbinned, continuous domains.";
const SEQUENTIAL_SCALE_DEPRECATED = "Sequntial scales are deprecated. The available quantitative scale type values are linear, log, pow, sqrt, symlog, time and utc";
const LEGEND_BINDINGS_MUST_HAVE_PROJECTION = "Legend bindings are only supported for selections over an individual field or encoding channel.";
function cannotLookupVariableParameter(name) {
	return `Lookups can only be performed on selection parameters. "${name}" is a variable parameter.`;
}
function noSameUnitLookup(name) {
	return `Cannot define and lookup the "${name}" selection in the same view. Try moving the lookup into a second, layered view?`;
}
const NEEDS_SAME_SELECTION = "The same selection must be used to override scale domains in a layered view.";
const INTERVAL_INITIALIZED_WITH_POS = "Interval selections should be initialized using \"x\", \"y\", \"longitude\", or \"latitude\" keys.";
function noSuchRepeatedValue(field) {
	return `Unknown repeated value "${field}".`;
}
function columnsNotSupportByRowCol(type) {
	return `The "columns" property cannot be used when "${type}" has nested row/column.`;
}
const MULTIPLE_TIMER_ANIMATION_SELECTION = "Multiple timer selections in one unit spec are not supported. Ignoring all but the first.";
const MULTI_VIEW_ANIMATION_UNSUPPORTED = "Animation involving facet, layer, or concat is currently unsupported.";
function selectionAsScaleDomainWithoutField(field) {
	return `A "field" or "encoding" must be specified when using a selection as a scale domain. Using "field": ${stringValue(field)}.`;
}
function selectionAsScaleDomainWrongEncodings(encodings, encoding, extent, field) {
	return `${!encodings.length ? "No " : "Multiple "}matching ${stringValue(encoding)} encoding found for selection ${stringValue(extent.param)}. Using "field": ${stringValue(field)}.`;
}
const CONCAT_CANNOT_SHARE_AXIS = "Axes cannot be shared in concatenated or repeated views yet (https://github.com/vega/vega-lite/issues/2415).";
function unrecognizedParse(p) {
	return `Unrecognized parse "${p}".`;
}
function differentParse(field, local, ancestor) {
	return `An ancestor parsed field "${field}" as ${ancestor} but a child wants to parse the field as ${local}.`;
}
const ADD_SAME_CHILD_TWICE = "Attempt to add the same child twice.";
function invalidTransformIgnored(transform) {
	return `Ignoring an invalid transform: ${stringify(transform)}.`;
}
const NO_FIELDS_NEEDS_AS = "If \"from.fields\" is not specified, \"as\" has to be a string that specifies the key to be used for the data from the secondary source.";
function customFormatTypeNotAllowed(channel) {
	return `Config.customFormatTypes is not true, thus custom format type and format for channel ${channel} are dropped.`;
}
function projectionOverridden(opt) {
	const { parentProjection, projection } = opt;
	return `Layer's shared projection ${stringify(parentProjection)} is overridden by a child projection ${stringify(projection)}.`;
}
const REPLACE_ANGLE_WITH_THETA = "Arc marks uses theta channel rather than angle, replacing angle with theta.";
function offsetNestedInsideContinuousPositionScaleDropped(mainChannel) {
	return `${mainChannel}Offset dropped because ${mainChannel} is continuous`;
}
function primitiveChannelDef(channel, type, value) {
	return `Channel ${channel} is a ${type}. Converted to {value: ${stringify(value)}}.`;
}
function invalidFieldType(type) {
	return `Invalid field type "${type}".`;
}
function invalidFieldTypeForCountAggregate(type, aggregate) {
	return `Invalid field type "${type}" for aggregate: "${aggregate}", using "quantitative" instead.`;
}
function invalidAggregate(aggregate) {
	return `Invalid aggregation operator "${aggregate}".`;
}
function droppingColor(type, opt) {
	const { fill, stroke } = opt;
	return `Dropping color ${type} as the plot also has ${fill && stroke ? "fill and stroke" : fill ? "fill" : "stroke"}.`;
}
function relativeBandSizeNotSupported(sizeChannel) {
	return `Position range does not support relative band size for ${sizeChannel}.`;
}
function emptyFieldDef(fieldDef, channel) {
	return `Dropping ${stringify(fieldDef)} from channel "${channel}" since it does not contain any data field, datum, value, or signal.`;
}
const LINE_WITH_VARYING_SIZE = "Line marks cannot encode size with a non-groupby field. You may want to use trail marks instead.";
function incompatibleChannel(channel, markOrFacet, when) {
	return `${channel} dropped as it is incompatible with "${markOrFacet}".`;
}
function invalidEncodingChannel(channel) {
	return `${channel}-encoding is dropped as ${channel} is not a valid encoding channel.`;
}
function channelShouldBeDiscrete(channel) {
	return `${channel} encoding should be discrete (ordinal / nominal / binned).`;
}
function channelShouldBeDiscreteOrDiscretizing(channel) {
	return `${channel} encoding should be discrete (ordinal / nominal / binned) or use a discretizing scale (e.g. threshold).`;
}
function facetChannelDropped(channels) {
	return `Facet encoding dropped as ${channels.join(" and ")} ${channels.length > 1 ? "are" : "is"} also specified.`;
}
function discreteChannelCannotEncode(channel, type) {
	return `Using discrete channel "${channel}" to encode "${type}" field can be misleading as it does not encode ${type === "ordinal" ? "order" : "magnitude"}.`;
}
function rangeMarkAlignmentCannotBeExpression(align) {
	return `The ${align} for range marks cannot be an expression`;
}
function lineWithRange(hasX2, hasY2) {
	return `Line mark is for continuous lines and thus cannot be used with ${hasX2 && hasY2 ? "x2 and y2" : hasX2 ? "x2" : "y2"}. We will use the rule mark (line segments) instead.`;
}
function orientOverridden(original, actual) {
	return `Specified orient "${original}" overridden with "${actual}".`;
}
function cannotUseScalePropertyWithNonColor(prop) {
	return `Cannot use the scale property "${prop}" with non-color channel.`;
}
function cannotUseRelativeBandSizeWithNonBandScale(scaleType) {
	return `Cannot use the relative band size with ${scaleType} scale.`;
}
function unaggregateDomainHasNoEffectForRawField(fieldDef) {
	return `Using unaggregated domain with raw field has no effect (${stringify(fieldDef)}).`;
}
function unaggregateDomainWithNonSharedDomainOp(aggregate) {
	return `Unaggregated domain not applicable for "${aggregate}" since it produces values outside the origin domain of the source data.`;
}
function unaggregatedDomainWithLogScale(fieldDef) {
	return `Unaggregated domain is currently unsupported for log scale (${stringify(fieldDef)}).`;
}
function cannotApplySizeToNonOrientedMark(mark) {
	return `Cannot apply size to non-oriented mark "${mark}".`;
}
function scaleTypeNotWorkWithChannel(channel, scaleType, defaultScaleType) {
	return `Channel "${channel}" does not work with "${scaleType}" scale. We are using "${defaultScaleType}" scale instead.`;
}
function scaleTypeNotWorkWithFieldDef(scaleType, defaultScaleType) {
	return `FieldDef does not work with "${scaleType}" scale. We are using "${defaultScaleType}" scale instead.`;
}
function scalePropertyNotWorkWithScaleType(scaleType, propName, channel) {
	return `${channel}-scale's "${propName}" is dropped as it does not work with ${scaleType} scale.`;
}
function stepDropped(channel) {
	return `The step for "${channel}" is dropped because the ${channel === "width" ? "x" : "y"} is continuous.`;
}
function mergeConflictingProperty(property, propertyOf, v1, v2) {
	return `Conflicting ${propertyOf.toString()} property "${property.toString()}" (${stringify(v1)} and ${stringify(v2)}). Using ${stringify(v1)}.`;
}
function mergeConflictingDomainProperty(property, propertyOf, v1, v2) {
	return `Conflicting ${propertyOf.toString()} property "${property.toString()}" (${stringify(v1)} and ${stringify(v2)}). Using the union of the two domains.`;
}
function independentScaleMeansIndependentGuide(channel) {
	return `Setting the scale to be independent for "${channel}" means we also have to set the guide (axis or legend) to be independent.`;
}
function domainSortDropped(sort) {
	return `Dropping sort property ${stringify(sort)} as unioned domains only support boolean or op "count", "min", and "max".`;
}
const MORE_THAN_ONE_SORT = "Domains that should be unioned has conflicting sort properties. Sort will be set to true.";
const FACETED_INDEPENDENT_DIFFERENT_SOURCES = "Detected faceted independent scales that union domain of multiple fields from different data sources. We will use the first field. The result view size may be incorrect.";
const FACETED_INDEPENDENT_SAME_FIELDS_DIFFERENT_SOURCES = "Detected faceted independent scales that union domain of the same fields from different source. We will assume that this is the same field from a different fork of the same data source. However, if this is not the case, the result view size may be incorrect.";
const FACETED_INDEPENDENT_SAME_SOURCE = "Detected faceted independent scales that union domain of multiple fields from the same data source. We will use the first field. The result view size may be incorrect.";
function legendValuesUnioned(channelA, channelB) {
	return `Unioning discrete legend values from ${channelA} and ${channelB}.`;
}
function cannotStackRangedMark(channel) {
	return `Cannot stack "${channel}" if there is already "${channel}2".`;
}
function stackNonLinearScale(scaleType) {
	return `Stack is applied to a non-linear scale (${scaleType}).`;
}
function stackNonSummativeAggregate(aggregate) {
	return `Stacking is applied even though the aggregate function is non-summative ("${aggregate}").`;
}
function invalidTimeUnit(unitName, value) {
	return `Invalid ${unitName}: ${stringify(value)}.`;
}
function droppedDay(d) {
	return `Dropping day from datetime ${stringify(d)} as day cannot be combined with other units.`;
}
function errorBarCenterAndExtentAreNotNeeded(center, extent) {
	return `${extent ? "extent " : ""}${extent && center ? "and " : ""}${center ? "center " : ""}${extent && center ? "are " : "is "}not needed when data are aggregated.`;
}
function errorBarCenterIsUsedWithWrongExtent(center, extent, mark) {
	return `${center} is not usually used with ${extent} for ${mark}.`;
}
function errorBarContinuousAxisHasCustomizedAggregate(aggregate, compositeMark) {
	return `Continuous axis should not have customized aggregation function ${aggregate}; ${compositeMark} already agregates the axis.`;
}
function errorBand1DNotSupport(property) {
	return `1D error band does not support ${property}.`;
}
function channelRequiredForBinned(channel) {
	return `Channel ${channel} is required for "binned" bin.`;
}
function channelShouldNotBeUsedForBinned(channel) {
	return `Channel ${channel} should not be used with "binned" bin.`;
}
function domainRequiredForThresholdScale(channel) {
	return `Domain for ${channel} is required for threshold scale.`;
}
/**
* Vega-Lite's singleton logger utility.
*/
/**
* Main (default) Vega Logger instance for Vega-Lite.
*/
const main = logger_default(2);
let current = main;
/**
* Set the singleton logger to be a custom logger.
*/
function set(newLogger) {
	current = newLogger;
	return current;
}
/**
* Reset the main logger to use the default Vega Logger.
*/
function reset() {
	current = main;
	return current;
}
function error(...args) {
	current.error(...args);
}
function warn(...args) {
	current.warn(...args);
}
function debug(...args) {
	current.debug(...args);
}
function isDateTime(o) {
	if (o && isObject(o)) {
		for (const part of TIMEUNIT_PARTS) if (hasProperty(o, part)) return true;
	}
	return false;
}
const MONTHS = [
	"january",
	"february",
	"march",
	"april",
	"may",
	"june",
	"july",
	"august",
	"september",
	"october",
	"november",
	"december"
];
const SHORT_MONTHS = MONTHS.map((m) => m.substr(0, 3));
const DAYS = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday"
];
const SHORT_DAYS = DAYS.map((d) => d.substr(0, 3));
function normalizeQuarter(q) {
	if (isNumeric(q)) q = +q;
	if (isNumber(q)) {
		if (q > 4) warn(invalidTimeUnit("quarter", q));
		return q - 1;
	} else throw new Error(invalidTimeUnit("quarter", q));
}
function normalizeMonth(m) {
	if (isNumeric(m)) m = +m;
	if (isNumber(m)) return m - 1;
	else {
		const lowerM = m.toLowerCase();
		const monthIndex = MONTHS.indexOf(lowerM);
		if (monthIndex !== -1) return monthIndex;
		const shortM = lowerM.substr(0, 3);
		const shortMonthIndex = SHORT_MONTHS.indexOf(shortM);
		if (shortMonthIndex !== -1) return shortMonthIndex;
		throw new Error(invalidTimeUnit("month", m));
	}
}
function normalizeDay(d) {
	if (isNumeric(d)) d = +d;
	if (isNumber(d)) return d % 7;
	else {
		const lowerD = d.toLowerCase();
		const dayIndex = DAYS.indexOf(lowerD);
		if (dayIndex !== -1) return dayIndex;
		const shortD = lowerD.substr(0, 3);
		const shortDayIndex = SHORT_DAYS.indexOf(shortD);
		if (shortDayIndex !== -1) return shortDayIndex;
		throw new Error(invalidTimeUnit("day", d));
	}
}
/**
* @param d the date.
* @param normalize whether to normalize quarter, month, day. This should probably be true if d is a DateTime.
* @returns array of date time parts [year, month, day, hours, minutes, seconds, milliseconds]
*/
function dateTimeParts(d, normalize) {
	const parts = [];
	if (normalize && d.day !== void 0) {
		if (keys(d).length > 1) {
			warn(droppedDay(d));
			d = duplicate(d);
			delete d.day;
		}
	}
	if (d.year !== void 0) parts.push(d.year);
	else parts.push(2012);
	if (d.month !== void 0) {
		const month = normalize ? normalizeMonth(d.month) : d.month;
		parts.push(month);
	} else if (d.quarter !== void 0) {
		const quarter = normalize ? normalizeQuarter(d.quarter) : d.quarter;
		parts.push(isNumber(quarter) ? quarter * 3 : `${quarter}*3`);
	} else parts.push(0);
	if (d.date !== void 0) parts.push(d.date);
	else if (d.day !== void 0) {
		const day = normalize ? normalizeDay(d.day) : d.day;
		parts.push(isNumber(day) ? day + 1 : `${day}+1`);
	} else parts.push(1);
	for (const timeUnit of [
		"hours",
		"minutes",
		"seconds",
		"milliseconds"
	]) {
		const unit = d[timeUnit];
		parts.push(typeof unit === "undefined" ? 0 : unit);
	}
	return parts;
}
/**
* Return Vega expression for a date time.
*
* @param d the date time.
* @returns the Vega expression.
*/
function dateTimeToExpr(d) {
	const string = dateTimeParts(d, true).join(", ");
	if (d.utc) return `utc(${string})`;
	else return `datetime(${string})`;
}
/**
* Return Vega expression for a date time expression.
*
* @param d the internal date time object with expression.
* @returns the Vega expression.
*/
function dateTimeExprToExpr(d) {
	const string = dateTimeParts(d, false).join(", ");
	if (d.utc) return `utc(${string})`;
	else return `datetime(${string})`;
}
/**
* @param d the date time.
* @returns the timestamp.
*/
function dateTimeToTimestamp(d) {
	const parts = dateTimeParts(d, true);
	if (d.utc) return +new Date(Date.UTC(...parts));
	else return +new Date(...parts);
}
/** Time Unit that only corresponds to only one part of Date objects. */
const LOCAL_SINGLE_TIMEUNIT_INDEX = {
	year: 1,
	quarter: 1,
	month: 1,
	week: 1,
	day: 1,
	dayofyear: 1,
	date: 1,
	hours: 1,
	minutes: 1,
	seconds: 1,
	milliseconds: 1
};
const TIMEUNIT_PARTS = keys(LOCAL_SINGLE_TIMEUNIT_INDEX);
function isLocalSingleTimeUnit(timeUnit) {
	return hasOwnProperty(LOCAL_SINGLE_TIMEUNIT_INDEX, timeUnit);
}
function isBinnedTimeUnit(timeUnit) {
	if (isObject(timeUnit)) return timeUnit.binned;
	return isBinnedTimeUnitString(timeUnit);
}
function isBinnedTimeUnitString(timeUnit) {
	return timeUnit?.startsWith("binned");
}
function isUTCTimeUnit(t) {
	return t.startsWith("utc");
}
function getLocalTimeUnitFromUTCTimeUnit(t) {
	return t.substring(3);
}
const VEGALITE_TIMEFORMAT = {
	"year-month": "%b %Y ",
	"year-month-date": "%b %d, %Y "
};
function getTimeUnitParts(timeUnit) {
	return TIMEUNIT_PARTS.filter((part) => containsTimeUnit(timeUnit, part));
}
function getSmallestTimeUnitPart(timeUnit) {
	const parts = getTimeUnitParts(timeUnit);
	return parts[parts.length - 1];
}
/** Returns true if fullTimeUnit contains the timeUnit, false otherwise. */
function containsTimeUnit(fullTimeUnit, timeUnit) {
	const index = fullTimeUnit.indexOf(timeUnit);
	if (index < 0) return false;
	if (index > 0 && timeUnit === "seconds" && fullTimeUnit.charAt(index - 1) === "i") return false;
	if (fullTimeUnit.length > index + 3 && timeUnit === "day" && fullTimeUnit.charAt(index + 3) === "o") return false;
	if (index > 0 && timeUnit === "year" && fullTimeUnit.charAt(index - 1) === "f") return false;
	return true;
}
/**
* Returns Vega expression for a given timeUnit and fieldRef
*/
function fieldExpr(fullTimeUnit, field, { end } = { end: false }) {
	const fieldRef = accessPathWithDatum(field);
	const utc = isUTCTimeUnit(fullTimeUnit) ? "utc" : "";
	function func(timeUnit) {
		if (timeUnit === "quarter") return `(${utc}quarter(${fieldRef})-1)`;
		else return `${utc}${timeUnit}(${fieldRef})`;
	}
	let lastTimeUnit;
	const dateExpr = {};
	for (const part of TIMEUNIT_PARTS) if (containsTimeUnit(fullTimeUnit, part)) {
		dateExpr[part] = func(part);
		lastTimeUnit = part;
	}
	if (end) dateExpr[lastTimeUnit] += "+1";
	return dateTimeExprToExpr(dateExpr);
}
function timeUnitSpecifierExpression(timeUnit) {
	if (!timeUnit) return;
	return `timeUnitSpecifier(${stringify(getTimeUnitParts(timeUnit))}, ${stringify(VEGALITE_TIMEFORMAT)})`;
}
/**
* Returns the signal expression used for axis labels for a time unit.
*/
function formatExpression(timeUnit, field, isUTCScale) {
	if (!timeUnit) return;
	const expr = timeUnitSpecifierExpression(timeUnit);
	return `${isUTCScale || isUTCTimeUnit(timeUnit) ? "utc" : "time"}Format(${field}, ${expr})`;
}
function normalizeTimeUnit(timeUnit) {
	if (!timeUnit) return;
	let params;
	if (isString(timeUnit)) {
		if (isBinnedTimeUnitString(timeUnit)) params = {
			unit: timeUnit.substring(6),
			binned: true
		};
		else params = { unit: timeUnit };
	} else if (isObject(timeUnit)) params = {
		...timeUnit,
		...timeUnit.unit ? { unit: timeUnit.unit } : {}
	};
	if (isUTCTimeUnit(params.unit)) {
		params.utc = true;
		params.unit = getLocalTimeUnitFromUTCTimeUnit(params.unit);
	}
	return params;
}
function timeUnitToString(tu) {
	const { utc, ...rest } = normalizeTimeUnit(tu);
	if (rest.unit) return (utc ? "utc" : "") + keys(rest).map((p) => varName(`${p === "unit" ? "" : `_${p}_`}${rest[p]}`)).join("");
	else return `${utc ? "utc" : ""}timeunit${keys(rest).map((p) => varName(`_${p}_${rest[p]}`)).join("")}`;
}
function durationExpr(timeUnit, wrap = (x) => x) {
	const normalizedTimeUnit = normalizeTimeUnit(timeUnit);
	const smallestUnitPart = getSmallestTimeUnitPart(normalizedTimeUnit.unit);
	if (smallestUnitPart && smallestUnitPart !== "day") {
		const startDate = {
			year: 2001,
			month: 1,
			date: 1,
			hours: 0,
			minutes: 0,
			seconds: 0,
			milliseconds: 0
		};
		const { step, part } = getDateTimePartAndStep(smallestUnitPart, normalizedTimeUnit.step);
		return `${wrap(dateTimeToExpr({
			...startDate,
			[part]: +startDate[part] + step
		}))} - ${wrap(dateTimeToExpr(startDate))}`;
	}
}
const DATE_PARTS = {
	year: 1,
	month: 1,
	date: 1,
	hours: 1,
	minutes: 1,
	seconds: 1,
	milliseconds: 1
};
function isDatePart(timeUnit) {
	return hasOwnProperty(DATE_PARTS, timeUnit);
}
function getDateTimePartAndStep(timeUnit, step = 1) {
	if (isDatePart(timeUnit)) return {
		part: timeUnit,
		step
	};
	switch (timeUnit) {
		case "day":
		case "dayofyear": return {
			part: "date",
			step
		};
		case "quarter": return {
			part: "month",
			step: step * 3
		};
		case "week": return {
			part: "date",
			step: step * 7
		};
	}
}
function isSelectionPredicate(predicate) {
	return hasProperty(predicate, "param");
}
function isFieldEqualPredicate(predicate) {
	return !!predicate?.field && predicate.equal !== void 0;
}
function isFieldLTPredicate(predicate) {
	return !!predicate?.field && predicate.lt !== void 0;
}
function isFieldLTEPredicate(predicate) {
	return !!predicate?.field && predicate.lte !== void 0;
}
function isFieldGTPredicate(predicate) {
	return !!predicate?.field && predicate.gt !== void 0;
}
function isFieldGTEPredicate(predicate) {
	return !!predicate?.field && predicate.gte !== void 0;
}
function isFieldRangePredicate(predicate) {
	if (predicate?.field) {
		if (isArray(predicate.range) && predicate.range.length === 2) return true;
		else if (isSignalRef(predicate.range)) return true;
	}
	return false;
}
function isFieldOneOfPredicate(predicate) {
	return !!predicate?.field && (isArray(predicate.oneOf) || isArray(predicate.in));
}
function isFieldValidPredicate(predicate) {
	return !!predicate?.field && predicate.valid !== void 0;
}
function isFieldPredicate(predicate) {
	return isFieldOneOfPredicate(predicate) || isFieldEqualPredicate(predicate) || isFieldRangePredicate(predicate) || isFieldLTPredicate(predicate) || isFieldGTPredicate(predicate) || isFieldLTEPredicate(predicate) || isFieldGTEPredicate(predicate);
}
function predicateValueExpr(v, timeUnit) {
	return valueExpr(v, {
		timeUnit,
		wrapTime: true
	});
}
function predicateValuesExpr(vals, timeUnit) {
	return vals.map((v) => predicateValueExpr(v, timeUnit));
}
function fieldFilterExpression(predicate, useInRange = true) {
	const { field } = predicate;
	const { unit, binned } = normalizeTimeUnit(predicate.timeUnit) || {};
	const rawFieldExpr = vgField(predicate, { expr: "datum" });
	const fieldExpr$1 = unit ? `time(${!binned ? fieldExpr(unit, field) : rawFieldExpr})` : rawFieldExpr;
	if (isFieldEqualPredicate(predicate)) return `${fieldExpr$1}===${predicateValueExpr(predicate.equal, unit)}`;
	else if (isFieldLTPredicate(predicate)) {
		const upper = predicate.lt;
		return `${fieldExpr$1}<${predicateValueExpr(upper, unit)}`;
	} else if (isFieldGTPredicate(predicate)) {
		const lower = predicate.gt;
		return `${fieldExpr$1}>${predicateValueExpr(lower, unit)}`;
	} else if (isFieldLTEPredicate(predicate)) {
		const upper = predicate.lte;
		return `${fieldExpr$1}<=${predicateValueExpr(upper, unit)}`;
	} else if (isFieldGTEPredicate(predicate)) {
		const lower = predicate.gte;
		return `${fieldExpr$1}>=${predicateValueExpr(lower, unit)}`;
	} else if (isFieldOneOfPredicate(predicate)) return `indexof([${predicateValuesExpr(predicate.oneOf, unit).join(",")}], ${fieldExpr$1}) !== -1`;
	else if (isFieldValidPredicate(predicate)) return fieldValidPredicate(fieldExpr$1, predicate.valid);
	else if (isFieldRangePredicate(predicate)) {
		const { range } = replaceExprRef(predicate);
		const lower = isSignalRef(range) ? { signal: `${range.signal}[0]` } : range[0];
		const upper = isSignalRef(range) ? { signal: `${range.signal}[1]` } : range[1];
		if (lower !== null && upper !== null && useInRange) return `inrange(${fieldExpr$1}, [${predicateValueExpr(lower, unit)}, ${predicateValueExpr(upper, unit)}])`;
		const exprs = [];
		if (lower !== null) exprs.push(`${fieldExpr$1} >= ${predicateValueExpr(lower, unit)}`);
		if (upper !== null) exprs.push(`${fieldExpr$1} <= ${predicateValueExpr(upper, unit)}`);
		return exprs.length > 0 ? exprs.join(" && ") : "true";
	}
	/* istanbul ignore next: it should never reach here */
	throw new Error(`Invalid field predicate: ${stringify(predicate)}`);
}
function fieldValidPredicate(fieldExpr, valid = true) {
	if (valid) return `isValid(${fieldExpr}) && isFinite(+${fieldExpr})`;
	else return `!isValid(${fieldExpr}) || !isFinite(+${fieldExpr})`;
}
function normalizePredicate$1(f) {
	if (isFieldPredicate(f) && f.timeUnit) return {
		...f,
		timeUnit: normalizeTimeUnit(f.timeUnit)
	};
	return f;
}
/**
* Data type based on level of measurement
*/
const Type = {
	quantitative: "quantitative",
	ordinal: "ordinal",
	temporal: "temporal",
	nominal: "nominal",
	geojson: "geojson"
};
function isContinuous(type) {
	return type === "quantitative" || type === "temporal";
}
function isDiscrete$1(type) {
	return type === "ordinal" || type === "nominal";
}
const QUANTITATIVE = Type.quantitative;
const ORDINAL = Type.ordinal;
const TEMPORAL = Type.temporal;
const NOMINAL = Type.nominal;
const GEOJSON = Type.geojson;
/**
* Get full, lowercase type name for a given type.
* @param  type
* @return Full type name.
*/
function getFullName(type) {
	if (type) {
		type = type.toLowerCase();
		switch (type) {
			case "q":
			case QUANTITATIVE: return "quantitative";
			case "t":
			case TEMPORAL: return "temporal";
			case "o":
			case ORDINAL: return "ordinal";
			case "n":
			case NOMINAL: return "nominal";
			case GEOJSON: return "geojson";
		}
	}
}
const ScaleType = {
	LINEAR: "linear",
	LOG: "log",
	POW: "pow",
	SQRT: "sqrt",
	TIME: "time",
	UTC: "utc",
	POINT: "point",
	BAND: "band"
};
/**
* Index for scale categories -- only scale of the same categories can be merged together.
* Current implementation is trying to be conservative and avoid merging scale type that might not work together
*/
const SCALE_CATEGORY_INDEX = {
	linear: "numeric",
	log: "numeric",
	pow: "numeric",
	sqrt: "numeric",
	symlog: "numeric",
	identity: "numeric",
	sequential: "numeric",
	time: "time",
	utc: "time",
	ordinal: "ordinal",
	"bin-ordinal": "bin-ordinal",
	point: "ordinal-position",
	band: "ordinal-position",
	quantile: "discretizing",
	quantize: "discretizing",
	threshold: "discretizing"
};
/**
* Whether the two given scale types can be merged together.
*/
function scaleCompatible(scaleType1, scaleType2) {
	const scaleCategory1 = SCALE_CATEGORY_INDEX[scaleType1];
	const scaleCategory2 = SCALE_CATEGORY_INDEX[scaleType2];
	return scaleCategory1 === scaleCategory2 || scaleCategory1 === "ordinal-position" && scaleCategory2 === "time" || scaleCategory2 === "ordinal-position" && scaleCategory1 === "time";
}
/**
* Index for scale precedence -- high score = higher priority for merging.
*/
const SCALE_PRECEDENCE_INDEX = {
	linear: 0,
	log: 1,
	pow: 1,
	sqrt: 1,
	symlog: 1,
	identity: 1,
	sequential: 1,
	time: 0,
	utc: 0,
	point: 10,
	band: 11,
	ordinal: 0,
	"bin-ordinal": 0,
	quantile: 0,
	quantize: 0,
	threshold: 0
};
/**
* Return scale categories -- only scale of the same categories can be merged together.
*/
function scaleTypePrecedence(scaleType) {
	return SCALE_PRECEDENCE_INDEX[scaleType];
}
const QUANTITATIVE_SCALES = /* @__PURE__ */ new Set([
	"linear",
	"log",
	"pow",
	"sqrt",
	"symlog"
]);
const CONTINUOUS_TO_CONTINUOUS_SCALES = /* @__PURE__ */ new Set([
	...QUANTITATIVE_SCALES,
	"time",
	"utc"
]);
function isQuantitative(type) {
	return QUANTITATIVE_SCALES.has(type);
}
const CONTINUOUS_TO_DISCRETE_SCALES = /* @__PURE__ */ new Set([
	"quantile",
	"quantize",
	"threshold"
]);
const CONTINUOUS_DOMAIN_SCALES = /* @__PURE__ */ new Set([
	...CONTINUOUS_TO_CONTINUOUS_SCALES,
	...CONTINUOUS_TO_DISCRETE_SCALES,
	"sequential",
	"identity"
]);
const DISCRETE_DOMAIN_SCALES = /* @__PURE__ */ new Set([
	"ordinal",
	"bin-ordinal",
	"point",
	"band"
]);
function hasDiscreteDomain(type) {
	return DISCRETE_DOMAIN_SCALES.has(type);
}
function hasContinuousDomain(type) {
	return CONTINUOUS_DOMAIN_SCALES.has(type);
}
function isContinuousToContinuous(type) {
	return CONTINUOUS_TO_CONTINUOUS_SCALES.has(type);
}
function isContinuousToDiscrete(type) {
	return CONTINUOUS_TO_DISCRETE_SCALES.has(type);
}
const defaultScaleConfig = {
	pointPadding: .5,
	barBandPaddingInner: .1,
	rectBandPaddingInner: 0,
	tickBandPaddingInner: .25,
	bandWithNestedOffsetPaddingInner: .2,
	bandWithNestedOffsetPaddingOuter: .2,
	minBandSize: 2,
	minFontSize: 8,
	maxFontSize: 40,
	minOpacity: .3,
	maxOpacity: .8,
	minSize: 4,
	minStrokeWidth: 1,
	maxStrokeWidth: 4,
	quantileCount: 4,
	quantizeCount: 4,
	zero: true,
	framesPerSecond: 2,
	animationDuration: 5
};
function isExtendedScheme(scheme) {
	return !isString(scheme) && hasProperty(scheme, "name");
}
function isParameterDomain(domain) {
	return hasProperty(domain, "param");
}
function isDomainUnionWith(domain) {
	return hasProperty(domain, "unionWith");
}
function isFieldRange(range) {
	return isObject(range) && "field" in range;
}
const { type, domain: domain$1, range, rangeMax, rangeMin, scheme, ...NON_TYPE_DOMAIN_RANGE_VEGA_SCALE_PROPERTY_INDEX } = {
	type: 1,
	domain: 1,
	domainMax: 1,
	domainMin: 1,
	domainMid: 1,
	domainRaw: 1,
	align: 1,
	range: 1,
	rangeMax: 1,
	rangeMin: 1,
	scheme: 1,
	bins: 1,
	reverse: 1,
	round: 1,
	clamp: 1,
	nice: 1,
	base: 1,
	exponent: 1,
	constant: 1,
	interpolate: 1,
	zero: 1,
	padding: 1,
	paddingInner: 1,
	paddingOuter: 1
};
const NON_TYPE_DOMAIN_RANGE_VEGA_SCALE_PROPERTIES = keys(NON_TYPE_DOMAIN_RANGE_VEGA_SCALE_PROPERTY_INDEX);
function scaleTypeSupportProperty(scaleType, propName) {
	switch (propName) {
		case "type":
		case "domain":
		case "reverse":
		case "range": return true;
		case "scheme":
		case "interpolate": return ![
			"point",
			"band",
			"identity"
		].includes(scaleType);
		case "bins": return ![
			"point",
			"band",
			"identity",
			"ordinal"
		].includes(scaleType);
		case "round": return isContinuousToContinuous(scaleType) || scaleType === "band" || scaleType === "point";
		case "padding":
		case "rangeMin":
		case "rangeMax": return isContinuousToContinuous(scaleType) || ["point", "band"].includes(scaleType);
		case "paddingOuter":
		case "align": return ["point", "band"].includes(scaleType);
		case "paddingInner": return scaleType === "band";
		case "domainMax":
		case "domainMid":
		case "domainMin":
		case "domainRaw":
		case "clamp": return isContinuousToContinuous(scaleType);
		case "nice": return isContinuousToContinuous(scaleType) || scaleType === "quantize" || scaleType === "threshold";
		case "exponent": return scaleType === "pow";
		case "base": return scaleType === "log";
		case "constant": return scaleType === "symlog";
		case "zero": return hasContinuousDomain(scaleType) && !contains([
			"log",
			"time",
			"utc",
			"threshold",
			"quantile"
		], scaleType);
	}
}
/**
* Returns undefined if the input channel supports the input scale property name
*/
function channelScalePropertyIncompatability(channel, propName) {
	switch (propName) {
		case "interpolate":
		case "scheme":
		case "domainMid":
			if (!isColorChannel(channel)) return cannotUseScalePropertyWithNonColor(propName);
			return;
		case "align":
		case "type":
		case "bins":
		case "domain":
		case "domainMax":
		case "domainMin":
		case "domainRaw":
		case "range":
		case "base":
		case "exponent":
		case "constant":
		case "nice":
		case "padding":
		case "paddingInner":
		case "paddingOuter":
		case "rangeMax":
		case "rangeMin":
		case "reverse":
		case "round":
		case "clamp":
		case "zero": return;
	}
}
function scaleTypeSupportDataType(specifiedType, fieldDefType) {
	if (contains([ORDINAL, NOMINAL], fieldDefType)) return specifiedType === void 0 || hasDiscreteDomain(specifiedType);
	else if (fieldDefType === TEMPORAL) return contains([
		ScaleType.TIME,
		ScaleType.UTC,
		void 0
	], specifiedType);
	else if (fieldDefType === QUANTITATIVE) return isQuantitative(specifiedType) || isContinuousToDiscrete(specifiedType) || specifiedType === void 0;
	return true;
}
function channelSupportScaleType(channel, scaleType, hasNestedOffsetScale = false) {
	if (!isScaleChannel(channel)) return false;
	switch (channel) {
		case X:
		case Y:
		case XOFFSET:
		case YOFFSET:
		case THETA:
		case RADIUS:
			if (isContinuousToContinuous(scaleType)) return true;
			else if (scaleType === "band") return true;
			else if (scaleType === "point") return !hasNestedOffsetScale;
			return false;
		case TIME: return contains(["linear", "band"], scaleType);
		case SIZE:
		case STROKEWIDTH:
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY:
		case ANGLE: return isContinuousToContinuous(scaleType) || isContinuousToDiscrete(scaleType) || contains([
			"band",
			"point",
			"ordinal"
		], scaleType);
		case COLOR:
		case FILL:
		case STROKE: return scaleType !== "band";
		case STROKEDASH:
		case SHAPE: return scaleType === "ordinal" || isContinuousToDiscrete(scaleType);
	}
}
function isScaleInvalidDataIncludeAsValue(invalidDataMode) {
	return isObject(invalidDataMode) && "value" in invalidDataMode;
}
/**
* All types of primitive marks.
*/
const Mark = {
	arc: "arc",
	area: "area",
	bar: "bar",
	image: "image",
	line: "line",
	point: "point",
	rect: "rect",
	rule: "rule",
	text: "text",
	tick: "tick",
	trail: "trail",
	circle: "circle",
	square: "square",
	geoshape: "geoshape"
};
const ARC = Mark.arc;
const AREA = Mark.area;
const BAR = Mark.bar;
const IMAGE = Mark.image;
const LINE = Mark.line;
const POINT = Mark.point;
const RECT = Mark.rect;
const RULE = Mark.rule;
const TEXT = Mark.text;
const TICK = Mark.tick;
const TRAIL = Mark.trail;
const CIRCLE = Mark.circle;
const SQUARE = Mark.square;
const GEOSHAPE = Mark.geoshape;
function isPathMark(m) {
	return [
		"line",
		"area",
		"trail"
	].includes(m);
}
function isRectBasedMark(m) {
	return [
		"rect",
		"bar",
		"image",
		"arc",
		"tick"
	].includes(m);
}
const PRIMITIVE_MARKS = new Set(keys(Mark));
function isMarkDef(mark) {
	return hasProperty(mark, "type");
}
const STROKE_CONFIG = [
	"stroke",
	"strokeWidth",
	"strokeDash",
	"strokeDashOffset",
	"strokeOpacity",
	"strokeJoin",
	"strokeMiterLimit"
];
const FILL_CONFIG = ["fill", "fillOpacity"];
const FILL_STROKE_CONFIG = [...STROKE_CONFIG, ...FILL_CONFIG];
const VL_ONLY_MARK_CONFIG_PROPERTIES = keys({
	color: 1,
	filled: 1,
	invalid: 1,
	order: 1,
	radius2: 1,
	theta2: 1,
	timeUnitBandSize: 1,
	timeUnitBandPosition: 1
});
const VL_ONLY_RECT_CONFIG = [
	"binSpacing",
	"continuousBandSize",
	"discreteBandSize",
	"minBandSize"
];
const VL_ONLY_MARK_SPECIFIC_CONFIG_PROPERTY_INDEX = {
	area: ["line", "point"],
	bar: VL_ONLY_RECT_CONFIG,
	rect: VL_ONLY_RECT_CONFIG,
	line: ["point"],
	tick: [
		"bandSize",
		"thickness",
		...VL_ONLY_RECT_CONFIG
	]
};
const defaultMarkConfig = {
	color: "#4c78a8",
	invalid: "break-paths-show-path-domains",
	timeUnitBandSize: 1
};
const MARK_CONFIGS = keys({
	mark: 1,
	arc: 1,
	area: 1,
	bar: 1,
	circle: 1,
	image: 1,
	line: 1,
	point: 1,
	rect: 1,
	rule: 1,
	square: 1,
	text: 1,
	tick: 1,
	trail: 1,
	geoshape: 1
});
function isRelativeBandSize(o) {
	return hasProperty(o, "band");
}
const BAR_CORNER_RADIUS_INDEX = {
	horizontal: ["cornerRadiusTopRight", "cornerRadiusBottomRight"],
	vertical: ["cornerRadiusTopLeft", "cornerRadiusTopRight"]
};
const defaultRectConfig = {
	binSpacing: 0,
	continuousBandSize: 5,
	minBandSize: .25,
	timeUnitBandPosition: .5
};
const defaultBarConfig = {
	...defaultRectConfig,
	binSpacing: 1
};
const defaultTickConfig = {
	...defaultRectConfig,
	thickness: 1
};
function getMarkType(m) {
	return isMarkDef(m) ? m.type : m;
}
function normalizeInvalidDataMode(mode, { isPath }) {
	if (mode === void 0 || mode === "break-paths-show-path-domains") return isPath ? "break-paths-show-domains" : "filter";
	else if (mode === null) return "show";
	return mode;
}
function getScaleInvalidDataMode({ markDef, config, scaleChannel, scaleType, isCountAggregate }) {
	if (!scaleType || !hasContinuousDomain(scaleType) || isCountAggregate) return "always-valid";
	const invalidMode = normalizeInvalidDataMode(getMarkPropOrConfig("invalid", markDef, config), { isPath: isPathMark(markDef.type) });
	if (config.scale?.invalid?.[scaleChannel] !== void 0) return "show";
	return invalidMode;
}
function shouldBreakPath(mode) {
	return mode === "break-paths-filter-domains" || mode === "break-paths-show-domains";
}
function scaledZeroOrMinOrMax({ scaleName, scale, mode }) {
	const domain = `domain('${scaleName}')`;
	if (!scale || !scaleName) return;
	const min = `${domain}[0]`;
	const max = `peek(${domain})`;
	const domainHasZero = scale.domainHasZero();
	if (domainHasZero === "definitely") return {
		scale: scaleName,
		value: 0
	};
	else if (domainHasZero === "maybe") return { signal: `scale('${scaleName}', inrange(0, ${domain}) ? 0 : ${mode === "zeroOrMin" ? min : max})` };
	else return { signal: `scale('${scaleName}', ${mode === "zeroOrMin" ? min : max})` };
}
function getConditionalValueRefForIncludingInvalidValue({ scaleChannel, channelDef, scale, scaleName, markDef, config }) {
	const scaleType = scale?.get("type");
	const fieldDef = getFieldDef(channelDef);
	const invalidDataMode = getScaleInvalidDataMode({
		scaleChannel,
		markDef,
		config,
		scaleType,
		isCountAggregate: isCountingAggregateOp(fieldDef?.aggregate)
	});
	if (fieldDef && invalidDataMode === "show") {
		const includeAs = config.scale.invalid?.[scaleChannel] ?? "zero-or-min";
		return {
			test: fieldValidPredicate(vgField(fieldDef, { expr: "datum" }), false),
			...refForInvalidValues(includeAs, scale, scaleName)
		};
	}
}
function refForInvalidValues(includeAs, scale, scaleName) {
	if (isScaleInvalidDataIncludeAsValue(includeAs)) {
		const { value } = includeAs;
		return isSignalRef(value) ? { signal: value.signal } : { value };
	}
	return scaledZeroOrMinOrMax({
		scale,
		scaleName,
		mode: "zeroOrMin"
	});
}
function midPointRefWithPositionInvalidTest(params) {
	const { channel, channelDef, markDef, scale, scaleName, config } = params;
	const scaleChannel = getMainRangeChannel(channel);
	const mainRef = midPoint(params);
	const valueRefForIncludingInvalid = getConditionalValueRefForIncludingInvalidValue({
		scaleChannel,
		channelDef,
		scale,
		scaleName,
		markDef,
		config
	});
	return valueRefForIncludingInvalid !== void 0 ? [valueRefForIncludingInvalid, mainRef] : mainRef;
}
function datumDefToExpr(datumDef) {
	const { datum } = datumDef;
	if (isDateTime(datum)) return dateTimeToExpr(datum);
	return `${stringify(datum)}`;
}
function valueRefForFieldOrDatumDef(fieldDef, scaleName, opt, encode) {
	const ref = {};
	if (scaleName) ref.scale = scaleName;
	if (isDatumDef(fieldDef)) {
		const { datum } = fieldDef;
		if (isDateTime(datum)) ref.signal = dateTimeToExpr(datum);
		else if (isSignalRef(datum)) ref.signal = datum.signal;
		else if (isExprRef(datum)) ref.signal = datum.expr;
		else ref.value = datum;
	} else ref.field = vgField(fieldDef, opt);
	if (encode) {
		const { offset, band } = encode;
		if (offset) ref.offset = offset;
		if (band) ref.band = band;
	}
	return ref;
}
/**
* Signal that returns the middle of a bin from start and end field. Should only be used with x and y.
*/
function interpolatedSignalRef({ scaleName, fieldOrDatumDef, fieldOrDatumDef2, offset, startSuffix, endSuffix = "end", bandPosition = .5 }) {
	const expr = !isSignalRef(bandPosition) && 0 < bandPosition && bandPosition < 1 ? "datum" : void 0;
	const start = vgField(fieldOrDatumDef, {
		expr,
		suffix: startSuffix
	});
	const end = fieldOrDatumDef2 !== void 0 ? vgField(fieldOrDatumDef2, { expr }) : vgField(fieldOrDatumDef, {
		suffix: endSuffix,
		expr
	});
	const ref = {};
	if (bandPosition === 0 || bandPosition === 1) {
		ref.scale = scaleName;
		ref.field = bandPosition === 0 ? start : end;
	} else ref.signal = `scale("${scaleName}", ${isSignalRef(bandPosition) ? `(1-${bandPosition.signal}) * ${start} + ${bandPosition.signal} * ${end}` : `${1 - bandPosition} * ${start} + ${bandPosition} * ${end}`})`;
	if (offset) ref.offset = offset;
	return ref;
}
function binSizeExpr({ scaleName, fieldDef }) {
	const start = vgField(fieldDef, { expr: "datum" });
	return `abs(scale("${scaleName}", ${vgField(fieldDef, {
		expr: "datum",
		suffix: "end"
	})}) - scale("${scaleName}", ${start}))`;
}
/**
* @returns {VgValueRef} Value Ref for xc / yc or mid point for other channels.
*/
function midPoint({ channel, channelDef, channel2Def, markDef, config, scaleName, scale, stack, offset, defaultRef, bandPosition }) {
	if (channelDef) {
		/* istanbul ignore else */
		if (isFieldOrDatumDef(channelDef)) {
			const scaleType = scale?.get("type");
			if (isTypedFieldDef(channelDef)) {
				bandPosition ??= getBandPosition({
					fieldDef: channelDef,
					fieldDef2: channel2Def,
					markDef,
					config
				});
				const { bin, timeUnit, type } = channelDef;
				if (isBinning(bin) || bandPosition && timeUnit && type === TEMPORAL) {
					if (stack?.impute) return valueRefForFieldOrDatumDef(channelDef, scaleName, { binSuffix: "mid" }, { offset });
					if (bandPosition && !hasDiscreteDomain(scaleType)) return interpolatedSignalRef({
						scaleName,
						fieldOrDatumDef: channelDef,
						bandPosition,
						offset
					});
					return valueRefForFieldOrDatumDef(channelDef, scaleName, binRequiresRange(channelDef, channel) ? { binSuffix: "range" } : {}, { offset });
				} else if (isBinned(bin)) {
					if (isFieldDef(channel2Def)) return interpolatedSignalRef({
						scaleName,
						fieldOrDatumDef: channelDef,
						fieldOrDatumDef2: channel2Def,
						bandPosition,
						offset
					});
					else warn(channelRequiredForBinned(channel === X ? X2 : Y2));
				}
			}
			return valueRefForFieldOrDatumDef(channelDef, scaleName, hasDiscreteDomain(scaleType) ? { binSuffix: "range" } : {}, {
				offset,
				band: scaleType === "band" ? bandPosition ?? channelDef.bandPosition ?? .5 : void 0
			});
		} else if (isValueDef(channelDef)) {
			const value = channelDef.value;
			const offsetMixins = offset ? { offset } : {};
			return {
				...widthHeightValueOrSignalRef(channel, value),
				...offsetMixins
			};
		}
	}
	if (isFunction(defaultRef)) defaultRef = defaultRef();
	if (defaultRef) return {
		...defaultRef,
		...offset ? { offset } : {}
	};
	return defaultRef;
}
/**
* Convert special "width" and "height" values in Vega-Lite into Vega value ref.
*/
function widthHeightValueOrSignalRef(channel, value) {
	if (contains(["x", "x2"], channel) && value === "width") return { field: { group: "width" } };
	else if (contains(["y", "y2"], channel) && value === "height") return { field: { group: "height" } };
	return signalOrValueRef(value);
}
function isCustomFormatType(formatType) {
	return formatType && formatType !== "number" && formatType !== "time";
}
function customFormatExpr(formatType, field, format) {
	return `${formatType}(${field}${format ? `, ${stringify(format)}` : ""})`;
}
function formatSignalRef({ fieldOrDatumDef, format, formatType, expr, normalizeStack, config }) {
	if (isCustomFormatType(formatType)) return formatCustomType({
		fieldOrDatumDef,
		format,
		formatType,
		expr,
		config
	});
	const field = fieldToFormat(fieldOrDatumDef, expr, normalizeStack);
	const type = channelDefType(fieldOrDatumDef);
	if (format === void 0 && formatType === void 0 && config.customFormatTypes) {
		if (type === "quantitative") {
			if (normalizeStack && config.normalizedNumberFormatType) return formatCustomType({
				fieldOrDatumDef,
				format: config.normalizedNumberFormat,
				formatType: config.normalizedNumberFormatType,
				expr,
				config
			});
			if (config.numberFormatType) return formatCustomType({
				fieldOrDatumDef,
				format: config.numberFormat,
				formatType: config.numberFormatType,
				expr,
				config
			});
		}
		if (type === "temporal" && config.timeFormatType && isFieldDef(fieldOrDatumDef) && fieldOrDatumDef.timeUnit === void 0) return formatCustomType({
			fieldOrDatumDef,
			format: config.timeFormat,
			formatType: config.timeFormatType,
			expr,
			config
		});
	}
	function getTimeDef(def) {
		if (!isFieldDef(def)) return {
			unit: void 0,
			utc: void 0
		};
		return normalizeTimeUnit(def.timeUnit) || {};
	}
	if (isFieldOrDatumDefForTimeFormat(fieldOrDatumDef)) {
		const { unit: timeUnit, utc: isUTCUnit } = getTimeDef(fieldOrDatumDef);
		const signal = timeFormatExpression({
			field,
			timeUnit,
			format,
			formatType: config.timeFormatType,
			rawTimeFormat: config.timeFormat,
			isUTCScale: isUTCUnit || isScaleFieldDef(fieldOrDatumDef) && fieldOrDatumDef.scale?.type === ScaleType.UTC
		});
		return signal ? { signal } : void 0;
	}
	format = numberFormat({
		type,
		specifiedFormat: format,
		config,
		normalizeStack
	});
	if (isFieldDef(fieldOrDatumDef) && isBinning(fieldOrDatumDef.bin)) return { signal: binFormatExpression(field, vgField(fieldOrDatumDef, {
		expr,
		binSuffix: "end"
	}), format, formatType, config) };
	else if (format || channelDefType(fieldOrDatumDef) === "quantitative") return { signal: `${formatExpr(field, format)}` };
	else return { signal: `isValid(${field}) ? ${field} : ""+${field}` };
}
function fieldToFormat(fieldOrDatumDef, expr, normalizeStack) {
	if (isFieldDef(fieldOrDatumDef)) {
		if (normalizeStack) return `${vgField(fieldOrDatumDef, {
			expr,
			suffix: "end"
		})}-${vgField(fieldOrDatumDef, {
			expr,
			suffix: "start"
		})}`;
		else return vgField(fieldOrDatumDef, { expr });
	} else return datumDefToExpr(fieldOrDatumDef);
}
function formatCustomType({ fieldOrDatumDef, format, formatType, expr, normalizeStack, config, field }) {
	field ??= fieldToFormat(fieldOrDatumDef, expr, normalizeStack);
	if (field !== "datum.value" && isFieldDef(fieldOrDatumDef) && isBinning(fieldOrDatumDef.bin)) {
		const endField = vgField(fieldOrDatumDef, {
			expr,
			binSuffix: "end"
		});
		return { signal: binFormatExpression(field, endField, format, formatType, config) };
	}
	return { signal: customFormatExpr(formatType, field, format) };
}
function guideFormat(fieldOrDatumDef, type, format, formatType, config, omitTimeFormatConfig) {
	if (isString(formatType) && isCustomFormatType(formatType)) return;
	else if (format === void 0 && formatType === void 0 && config.customFormatTypes) {
		if (channelDefType(fieldOrDatumDef) === "quantitative") {
			if (config.normalizedNumberFormatType && isPositionFieldOrDatumDef(fieldOrDatumDef) && fieldOrDatumDef.stack === "normalize") return;
			if (config.numberFormatType) return;
		}
	}
	if (isPositionFieldOrDatumDef(fieldOrDatumDef) && fieldOrDatumDef.stack === "normalize" && config.normalizedNumberFormat) return numberFormat({
		type: "quantitative",
		config,
		normalizeStack: true
	});
	if (isFieldOrDatumDefForTimeFormat(fieldOrDatumDef)) {
		const timeUnit = isFieldDef(fieldOrDatumDef) ? normalizeTimeUnit(fieldOrDatumDef.timeUnit)?.unit : void 0;
		if (timeUnit === void 0 && config.customFormatTypes && config.timeFormatType) return;
		return timeFormat({
			specifiedFormat: format,
			timeUnit,
			config,
			omitTimeFormatConfig
		});
	}
	return numberFormat({
		type,
		specifiedFormat: format,
		config
	});
}
function guideFormatType(formatType, fieldOrDatumDef, scaleType) {
	if (formatType && (isSignalRef(formatType) || formatType === "number" || formatType === "time")) return formatType;
	if (isFieldOrDatumDefForTimeFormat(fieldOrDatumDef) && scaleType !== "time" && scaleType !== "utc") return isFieldDef(fieldOrDatumDef) && normalizeTimeUnit(fieldOrDatumDef?.timeUnit)?.utc ? "utc" : "time";
}
/**
* Returns number format for a fieldDef.
*/
function numberFormat({ type, specifiedFormat, config, normalizeStack }) {
	if (isString(specifiedFormat)) return specifiedFormat;
	if (type === QUANTITATIVE) return normalizeStack ? config.normalizedNumberFormat : config.numberFormat;
}
/**
* Returns time format for a fieldDef for use in guides.
*/
function timeFormat({ specifiedFormat, timeUnit, config, omitTimeFormatConfig }) {
	if (specifiedFormat) return specifiedFormat;
	if (timeUnit) return { signal: timeUnitSpecifierExpression(timeUnit) };
	return omitTimeFormatConfig ? void 0 : config.timeFormat;
}
function formatExpr(field, format) {
	return `format(${field}, "${format || ""}")`;
}
function binNumberFormatExpr(field, format, formatType, config) {
	if (isCustomFormatType(formatType)) return customFormatExpr(formatType, field, format);
	return formatExpr(field, (isString(format) ? format : void 0) ?? config.numberFormat);
}
function binFormatExpression(startField, endField, format, formatType, config) {
	if (format === void 0 && formatType === void 0 && config.customFormatTypes && config.numberFormatType) return binFormatExpression(startField, endField, config.numberFormat, config.numberFormatType, config);
	const start = binNumberFormatExpr(startField, format, formatType, config);
	const end = binNumberFormatExpr(endField, format, formatType, config);
	return `${fieldValidPredicate(startField, false)} ? "null" : ${start} + "${BIN_RANGE_DELIMITER}" + ${end}`;
}
/**
* Returns the time expression used for axis/legend labels or text mark for a temporal field
*/
function timeFormatExpression({ field, timeUnit, format, formatType, rawTimeFormat, isUTCScale }) {
	if (!timeUnit || format) {
		if (!timeUnit && formatType) return `${formatType}(${field}, ${stringify(format)})`;
		format = isString(format) ? format : rawTimeFormat;
		return `${isUTCScale ? "utc" : "time"}Format(${field}, ${stringify(format)})`;
	} else return formatExpression(timeUnit, field, isUTCScale);
}
const DEFAULT_SORT_OP = "min";
const SORT_BY_CHANNEL_INDEX = {
	x: 1,
	y: 1,
	color: 1,
	fill: 1,
	stroke: 1,
	strokeWidth: 1,
	size: 1,
	shape: 1,
	fillOpacity: 1,
	strokeOpacity: 1,
	opacity: 1,
	text: 1
};
function isSortByChannel(c) {
	return hasOwnProperty(SORT_BY_CHANNEL_INDEX, c);
}
function isSortByEncoding(sort) {
	return hasProperty(sort, "encoding");
}
function isSortField(sort) {
	return sort && (sort.op === "count" || hasProperty(sort, "field"));
}
function isSortArray(sort) {
	return sort && isArray(sort);
}
function isFacetMapping(f) {
	return hasProperty(f, "row") || hasProperty(f, "column");
}
function isFacetFieldDef(channelDef) {
	return hasProperty(channelDef, "header");
}
function isFacetSpec(spec) {
	return hasProperty(spec, "facet");
}
function isConditionalParameter(c) {
	return hasProperty(c, "param");
}
function isRepeatRef(field) {
	return !isString(field) && hasProperty(field, "repeat");
}
function toFieldDefBase(fieldDef) {
	const { field, timeUnit, bin, aggregate } = fieldDef;
	return {
		...timeUnit ? { timeUnit } : {},
		...bin ? { bin } : {},
		...aggregate ? { aggregate } : {},
		field
	};
}
function isSortableFieldDef(fieldDef) {
	return hasProperty(fieldDef, "sort");
}
function getBandPosition({ fieldDef, fieldDef2, markDef: mark, config }) {
	if (isFieldOrDatumDef(fieldDef) && fieldDef.bandPosition !== void 0) return fieldDef.bandPosition;
	if (isFieldDef(fieldDef)) {
		const { timeUnit, bin } = fieldDef;
		if (timeUnit && !fieldDef2) return getMarkConfig("timeUnitBandPosition", mark, config);
		else if (isBinning(bin)) return .5;
	}
}
function getBandSize({ channel, fieldDef, fieldDef2, markDef: mark, config, scaleType, useVlSizeChannel }) {
	const sizeChannel = getSizeChannel(channel);
	const size = getMarkPropOrConfig(useVlSizeChannel ? "size" : sizeChannel, mark, config, { vgChannel: sizeChannel });
	if (size !== void 0) return size;
	if (isFieldDef(fieldDef)) {
		const { timeUnit, bin } = fieldDef;
		if (timeUnit && !fieldDef2) return { band: getMarkConfig("timeUnitBandSize", mark, config) };
		else if (isBinning(bin) && !hasDiscreteDomain(scaleType)) return { band: 1 };
	}
	if (isRectBasedMark(mark.type)) {
		if (scaleType) {
			if (hasDiscreteDomain(scaleType)) return config[mark.type]?.discreteBandSize || { band: 1 };
			else return config[mark.type]?.continuousBandSize;
		}
		return config[mark.type]?.discreteBandSize;
	}
}
function hasBandEnd(fieldDef, fieldDef2, markDef, config) {
	if (isBinning(fieldDef.bin) || fieldDef.timeUnit && isTypedFieldDef(fieldDef) && fieldDef.type === "temporal") return getBandPosition({
		fieldDef,
		fieldDef2,
		markDef,
		config
	}) !== void 0;
	return false;
}
function isOrderOnlyDef(orderDef) {
	return hasProperty(orderDef, "sort") && !hasProperty(orderDef, "field");
}
function isConditionalDef(channelDef) {
	return hasProperty(channelDef, "condition");
}
/**
* Return if a channelDef is a ConditionalValueDef with ConditionFieldDef
*/
function hasConditionalFieldDef(channelDef) {
	const condition = channelDef?.["condition"];
	return !!condition && !isArray(condition) && isFieldDef(condition);
}
function hasConditionalFieldOrDatumDef(channelDef) {
	const condition = channelDef?.["condition"];
	return !!condition && !isArray(condition) && isFieldOrDatumDef(condition);
}
function hasConditionalValueDef(channelDef) {
	const condition = channelDef?.["condition"];
	return !!condition && (isArray(condition) || isValueDef(condition));
}
function isFieldDef(channelDef) {
	return hasProperty(channelDef, "field") || channelDef?.aggregate === "count";
}
function channelDefType(channelDef) {
	return channelDef?.["type"];
}
function isDatumDef(channelDef) {
	return hasProperty(channelDef, "datum");
}
function isContinuousFieldOrDatumDef(cd) {
	return isTypedFieldDef(cd) && !isDiscrete(cd) || isNumericDataDef(cd);
}
function isUnbinnedQuantitativeFieldOrDatumDef(cd) {
	return isTypedFieldDef(cd) && cd.type === "quantitative" && !cd.bin || isNumericDataDef(cd);
}
function isNumericDataDef(cd) {
	return isDatumDef(cd) && isNumber(cd.datum);
}
function isFieldOrDatumDef(channelDef) {
	return isFieldDef(channelDef) || isDatumDef(channelDef);
}
function isTypedFieldDef(channelDef) {
	return channelDef && (hasProperty(channelDef, "field") || channelDef["aggregate"] === "count") && hasProperty(channelDef, "type");
}
function isValueDef(channelDef) {
	return hasProperty(channelDef, "value");
}
function isScaleFieldDef(channelDef) {
	return hasProperty(channelDef, "scale") || hasProperty(channelDef, "sort");
}
function isPositionFieldOrDatumDef(channelDef) {
	return hasProperty(channelDef, "axis") || hasProperty(channelDef, "stack") || hasProperty(channelDef, "impute");
}
function isMarkPropFieldOrDatumDef(channelDef) {
	return hasProperty(channelDef, "legend");
}
function isStringFieldOrDatumDef(channelDef) {
	return hasProperty(channelDef, "format") || hasProperty(channelDef, "formatType");
}
function toStringFieldDef(fieldDef) {
	return omit(fieldDef, [
		"legend",
		"axis",
		"header",
		"scale"
	]);
}
function isOpFieldDef(fieldDef) {
	return hasProperty(fieldDef, "op");
}
/**
* Get a Vega field reference from a Vega-Lite field def.
*/
function vgField(fieldDef, opt = {}) {
	let field = fieldDef.field;
	const prefix = opt.prefix;
	let suffix = opt.suffix;
	let argAccessor = "";
	if (isCount(fieldDef)) field = internalField("count");
	else {
		let fn;
		if (!opt.nofn) {
			if (isOpFieldDef(fieldDef)) fn = fieldDef.op;
			else {
				const { bin, aggregate, timeUnit } = fieldDef;
				if (isBinning(bin)) {
					fn = binToString(bin);
					suffix = (opt.binSuffix ?? "") + (opt.suffix ?? "");
				} else if (aggregate) {
					if (isArgmaxDef(aggregate)) {
						argAccessor = `["${field}"]`;
						field = `argmax_${aggregate.argmax}`;
					} else if (isArgminDef(aggregate)) {
						argAccessor = `["${field}"]`;
						field = `argmin_${aggregate.argmin}`;
					} else fn = String(aggregate);
				} else if (timeUnit && !isBinnedTimeUnit(timeUnit)) {
					fn = timeUnitToString(timeUnit);
					suffix = (!["range", "mid"].includes(opt.binSuffix) && opt.binSuffix || "") + (opt.suffix ?? "");
				}
			}
		}
		if (fn) field = field ? `${fn}_${field}` : fn;
	}
	if (suffix) field = `${field}_${suffix}`;
	if (prefix) field = `${prefix}_${field}`;
	if (opt.forAs) return removePathFromField(field);
	else if (opt.expr) return flatAccessWithDatum(field, opt.expr) + argAccessor;
	else return replacePathInField(field) + argAccessor;
}
function isDiscrete(def) {
	switch (def.type) {
		case "nominal":
		case "ordinal":
		case "geojson": return true;
		case "quantitative": return isFieldDef(def) && !!def.bin;
		case "temporal": return false;
	}
	throw new Error(invalidFieldType(def.type));
}
function isDiscretizing(def) {
	return isScaleFieldDef(def) && isContinuousToDiscrete(def.scale?.type);
}
function isCount(fieldDef) {
	return fieldDef.aggregate === "count";
}
function verbalTitleFormatter(fieldDef, config) {
	const { field, bin, timeUnit, aggregate } = fieldDef;
	if (aggregate === "count") return config.countTitle;
	else if (isBinning(bin)) return `${field} (binned)`;
	else if (timeUnit && !isBinnedTimeUnit(timeUnit)) {
		const unit = normalizeTimeUnit(timeUnit)?.unit;
		if (unit) return `${field} (${getTimeUnitParts(unit).join("-")})`;
	} else if (aggregate) {
		if (isArgmaxDef(aggregate)) return `${field} for max ${aggregate.argmax}`;
		else if (isArgminDef(aggregate)) return `${field} for min ${aggregate.argmin}`;
		else return `${titleCase(aggregate)} of ${field}`;
	}
	return field;
}
function functionalTitleFormatter(fieldDef) {
	const { aggregate, bin, timeUnit, field } = fieldDef;
	if (isArgmaxDef(aggregate)) return `${field} for argmax(${aggregate.argmax})`;
	else if (isArgminDef(aggregate)) return `${field} for argmin(${aggregate.argmin})`;
	const timeUnitParams = timeUnit && !isBinnedTimeUnit(timeUnit) ? normalizeTimeUnit(timeUnit) : void 0;
	const fn = aggregate || timeUnitParams?.unit || timeUnitParams?.maxbins && "timeunit" || isBinning(bin) && "bin";
	return fn ? `${fn.toUpperCase()}(${field})` : field;
}
const defaultTitleFormatter = (fieldDef, config) => {
	switch (config.fieldTitle) {
		case "plain": return fieldDef.field;
		case "functional": return functionalTitleFormatter(fieldDef);
		default: return verbalTitleFormatter(fieldDef, config);
	}
};
let titleFormatter = defaultTitleFormatter;
function setTitleFormatter(formatter) {
	titleFormatter = formatter;
}
function resetTitleFormatter() {
	setTitleFormatter(defaultTitleFormatter);
}
function title(fieldOrDatumDef, config, { allowDisabling, includeDefault = true }) {
	const guideTitle = getGuide(fieldOrDatumDef)?.title;
	if (!isFieldDef(fieldOrDatumDef)) return guideTitle ?? fieldOrDatumDef.title;
	const fieldDef = fieldOrDatumDef;
	const def = includeDefault ? defaultTitle(fieldDef, config) : void 0;
	if (allowDisabling) return getFirstDefined(guideTitle, fieldDef.title, def);
	else return guideTitle ?? fieldDef.title ?? def;
}
function getGuide(fieldDef) {
	if (isPositionFieldOrDatumDef(fieldDef) && fieldDef.axis) return fieldDef.axis;
	else if (isMarkPropFieldOrDatumDef(fieldDef) && fieldDef.legend) return fieldDef.legend;
	else if (isFacetFieldDef(fieldDef) && fieldDef.header) return fieldDef.header;
}
function defaultTitle(fieldDef, config) {
	return titleFormatter(fieldDef, config);
}
function getFormatMixins(fieldDef) {
	if (isStringFieldOrDatumDef(fieldDef)) {
		const { format, formatType } = fieldDef;
		return {
			format,
			formatType
		};
	} else {
		const { format, formatType } = getGuide(fieldDef) ?? {};
		return {
			format,
			formatType
		};
	}
}
function defaultType$2(fieldDef, channel) {
	switch (channel) {
		case "latitude":
		case "longitude": return "quantitative";
		case "row":
		case "column":
		case "facet":
		case "shape":
		case "strokeDash": return "nominal";
		case "order": return "ordinal";
	}
	if (isSortableFieldDef(fieldDef) && isArray(fieldDef.sort)) return "ordinal";
	const { aggregate, bin, timeUnit } = fieldDef;
	if (timeUnit) return "temporal";
	if (bin || aggregate && !isArgmaxDef(aggregate) && !isArgminDef(aggregate)) return "quantitative";
	if (isScaleFieldDef(fieldDef) && fieldDef.scale?.type) switch (SCALE_CATEGORY_INDEX[fieldDef.scale.type]) {
		case "numeric":
		case "discretizing": return "quantitative";
		case "time": return "temporal";
	}
	return "nominal";
}
/**
* Returns the fieldDef -- either from the outer channelDef or from the condition of channelDef.
* @param channelDef
*/
function getFieldDef(channelDef) {
	if (isFieldDef(channelDef)) return channelDef;
	else if (hasConditionalFieldDef(channelDef)) return channelDef.condition;
}
function getFieldOrDatumDef(channelDef) {
	if (isFieldOrDatumDef(channelDef)) return channelDef;
	else if (hasConditionalFieldOrDatumDef(channelDef)) return channelDef.condition;
}
/**
* Convert type to full, lowercase type, or augment the fieldDef with a default type if missing.
*/
function initChannelDef(channelDef, channel, config, opt = {}) {
	if (isPrimitive(channelDef)) {
		warn(primitiveChannelDef(channel, isString(channelDef) ? "string" : isNumber(channelDef) ? "number" : "boolean", channelDef));
		return { value: channelDef };
	}
	if (isFieldOrDatumDef(channelDef)) return initFieldOrDatumDef(channelDef, channel, config, opt);
	else if (hasConditionalFieldOrDatumDef(channelDef)) return {
		...channelDef,
		condition: initFieldOrDatumDef(channelDef.condition, channel, config, opt)
	};
	return channelDef;
}
function initFieldOrDatumDef(fd, channel, config, opt) {
	if (isStringFieldOrDatumDef(fd)) {
		const { format, formatType, ...rest } = fd;
		if (isCustomFormatType(formatType) && !config.customFormatTypes) {
			warn(customFormatTypeNotAllowed(channel));
			return initFieldOrDatumDef(rest, channel, config, opt);
		}
	} else {
		const guideType = isPositionFieldOrDatumDef(fd) ? "axis" : isMarkPropFieldOrDatumDef(fd) ? "legend" : isFacetFieldDef(fd) ? "header" : null;
		if (guideType && fd[guideType]) {
			const { format, formatType, ...newGuide } = fd[guideType];
			if (isCustomFormatType(formatType) && !config.customFormatTypes) {
				warn(customFormatTypeNotAllowed(channel));
				return initFieldOrDatumDef({
					...fd,
					[guideType]: newGuide
				}, channel, config, opt);
			}
		}
	}
	if (isFieldDef(fd)) return initFieldDef(fd, channel, opt);
	return initDatumDef(fd);
}
function initDatumDef(datumDef) {
	let type = datumDef["type"];
	if (type) return datumDef;
	const { datum } = datumDef;
	type = isNumber(datum) ? "quantitative" : isString(datum) ? "nominal" : isDateTime(datum) ? "temporal" : void 0;
	return {
		...datumDef,
		type
	};
}
function initFieldDef(fd, channel, { compositeMark = false } = {}) {
	const { aggregate, timeUnit, bin, field } = fd;
	const fieldDef = { ...fd };
	if (!compositeMark && aggregate && !isAggregateOp(aggregate) && !isArgmaxDef(aggregate) && !isArgminDef(aggregate)) {
		warn(invalidAggregate(aggregate));
		delete fieldDef.aggregate;
	}
	if (timeUnit) fieldDef.timeUnit = normalizeTimeUnit(timeUnit);
	if (field) fieldDef.field = `${field}`;
	if (isBinning(bin)) fieldDef.bin = normalizeBin(bin, channel);
	if (isBinned(bin) && !isXorY(channel)) warn(channelShouldNotBeUsedForBinned(channel));
	if (isTypedFieldDef(fieldDef)) {
		const { type } = fieldDef;
		const fullType = getFullName(type);
		if (type !== fullType) fieldDef.type = fullType;
		if (type !== "quantitative") {
			if (isCountingAggregateOp(aggregate)) {
				warn(invalidFieldTypeForCountAggregate(type, aggregate));
				fieldDef.type = "quantitative";
			}
		}
	} else if (!isSecondaryRangeChannel(channel)) fieldDef["type"] = defaultType$2(fieldDef, channel);
	if (isTypedFieldDef(fieldDef)) {
		const { compatible, warning } = channelCompatibility(fieldDef, channel) || {};
		if (compatible === false) warn(warning);
	}
	if (isSortableFieldDef(fieldDef) && isString(fieldDef.sort)) {
		const { sort } = fieldDef;
		if (isSortByChannel(sort)) return {
			...fieldDef,
			sort: { encoding: sort }
		};
		const sub = sort.substring(1);
		if (sort.charAt(0) === "-" && isSortByChannel(sub)) return {
			...fieldDef,
			sort: {
				encoding: sub,
				order: "descending"
			}
		};
	}
	if (isFacetFieldDef(fieldDef)) {
		const { header } = fieldDef;
		if (header) {
			const { orient, ...rest } = header;
			if (orient) return {
				...fieldDef,
				header: {
					...rest,
					labelOrient: header.labelOrient || orient,
					titleOrient: header.titleOrient || orient
				}
			};
		}
	}
	return fieldDef;
}
function normalizeBin(bin, channel) {
	if (isBoolean$1(bin)) return { maxbins: autoMaxBins(channel) };
	else if (bin === "binned") return { binned: true };
	else if (!bin.maxbins && !bin.step) return {
		...bin,
		maxbins: autoMaxBins(channel)
	};
	else return bin;
}
const COMPATIBLE = { compatible: true };
function channelCompatibility(fieldDef, channel) {
	const type = fieldDef.type;
	if (type === "geojson" && channel !== "shape") return {
		compatible: false,
		warning: `Channel ${channel} should not be used with a geojson data.`
	};
	switch (channel) {
		case ROW:
		case COLUMN:
		case FACET:
			if (!isDiscrete(fieldDef)) return {
				compatible: false,
				warning: channelShouldBeDiscrete(channel)
			};
			return COMPATIBLE;
		case X:
		case Y:
		case XOFFSET:
		case YOFFSET:
		case COLOR:
		case FILL:
		case STROKE:
		case TEXT$1:
		case DETAIL:
		case KEY:
		case TOOLTIP:
		case HREF:
		case URL:
		case ANGLE:
		case THETA:
		case RADIUS:
		case DESCRIPTION: return COMPATIBLE;
		case LONGITUDE:
		case LONGITUDE2:
		case LATITUDE:
		case LATITUDE2:
			if (type !== QUANTITATIVE) return {
				compatible: false,
				warning: `Channel ${channel} should be used with a quantitative field only, not ${fieldDef.type} field.`
			};
			return COMPATIBLE;
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY:
		case STROKEWIDTH:
		case SIZE:
		case THETA2:
		case RADIUS2:
		case X2:
		case Y2:
		case TIME:
			if (type === "nominal" && !fieldDef["sort"]) return {
				compatible: false,
				warning: `Channel ${channel} should not be used with an unsorted discrete field.`
			};
			return COMPATIBLE;
		case SHAPE:
		case STROKEDASH:
			if (!isDiscrete(fieldDef) && !isDiscretizing(fieldDef)) return {
				compatible: false,
				warning: channelShouldBeDiscreteOrDiscretizing(channel)
			};
			return COMPATIBLE;
		case ORDER:
			if (fieldDef.type === "nominal" && !("sort" in fieldDef)) return {
				compatible: false,
				warning: `Channel order is inappropriate for nominal field, which has no inherent order.`
			};
			return COMPATIBLE;
	}
}
/**
* Check if the field def uses a time format or does not use any format but is temporal
* (this does not cover field defs that are temporal but use a number format).
*/
function isFieldOrDatumDefForTimeFormat(fieldOrDatumDef) {
	const { formatType } = getFormatMixins(fieldOrDatumDef);
	return formatType === "time" || !formatType && isTemporalFieldDef(fieldOrDatumDef);
}
/**
* Check if field def has type `temporal`. If you want to also cover field defs that use a time format, use `isFieldOrDatumDefForTimeFormat`.
*/
function isTemporalFieldDef(def) {
	return def && (def["type"] === "temporal" || isFieldDef(def) && !!def.timeUnit);
}
/**
* Getting a value associated with a fielddef.
* Convert the value to Vega expression if applicable (for datetime object, or string if the field def is temporal or has timeUnit)
*/
function valueExpr(v, { timeUnit, type, wrapTime, undefinedIfExprNotRequired }) {
	const unit = timeUnit && normalizeTimeUnit(timeUnit)?.unit;
	let isTime = unit || type === "temporal";
	let expr;
	if (isExprRef(v)) expr = v.expr;
	else if (isSignalRef(v)) expr = v.signal;
	else if (isDateTime(v)) {
		isTime = true;
		expr = dateTimeToExpr(v);
	} else if (isString(v) || isNumber(v)) {
		if (isTime) {
			expr = `datetime(${stringify(v)})`;
			if (isLocalSingleTimeUnit(unit)) {
				if (isNumber(v) && v < 1e4 || isString(v) && isNaN(Date.parse(v))) expr = dateTimeToExpr({ [unit]: v });
			}
		}
	}
	if (expr) return wrapTime && isTime ? `time(${expr})` : expr;
	return undefinedIfExprNotRequired ? void 0 : stringify(v);
}
/**
* Standardize value array -- convert each value to Vega expression if applicable
*/
function valueArray(fieldOrDatumDef, values) {
	const { type } = fieldOrDatumDef;
	return values.map((v) => {
		const expr = valueExpr(v, {
			timeUnit: isFieldDef(fieldOrDatumDef) && !isBinnedTimeUnit(fieldOrDatumDef.timeUnit) ? fieldOrDatumDef.timeUnit : void 0,
			type,
			undefinedIfExprNotRequired: true
		});
		if (expr !== void 0) return { signal: expr };
		return v;
	});
}
/**
* Checks whether a fieldDef for a particular channel requires a computed bin range.
*/
function binRequiresRange(fieldDef, channel) {
	if (!isBinning(fieldDef.bin)) {
		console.warn("Only call this method for binned field defs.");
		return false;
	}
	return isScaleChannel(channel) && ["ordinal", "nominal"].includes(fieldDef.type);
}
const CONDITIONAL_AXIS_PROP_INDEX = {
	labelAlign: {
		part: "labels",
		vgProp: "align"
	},
	labelBaseline: {
		part: "labels",
		vgProp: "baseline"
	},
	labelColor: {
		part: "labels",
		vgProp: "fill"
	},
	labelFont: {
		part: "labels",
		vgProp: "font"
	},
	labelFontSize: {
		part: "labels",
		vgProp: "fontSize"
	},
	labelFontStyle: {
		part: "labels",
		vgProp: "fontStyle"
	},
	labelFontWeight: {
		part: "labels",
		vgProp: "fontWeight"
	},
	labelOpacity: {
		part: "labels",
		vgProp: "opacity"
	},
	labelOffset: null,
	labelPadding: null,
	gridColor: {
		part: "grid",
		vgProp: "stroke"
	},
	gridDash: {
		part: "grid",
		vgProp: "strokeDash"
	},
	gridDashOffset: {
		part: "grid",
		vgProp: "strokeDashOffset"
	},
	gridOpacity: {
		part: "grid",
		vgProp: "opacity"
	},
	gridWidth: {
		part: "grid",
		vgProp: "strokeWidth"
	},
	tickColor: {
		part: "ticks",
		vgProp: "stroke"
	},
	tickDash: {
		part: "ticks",
		vgProp: "strokeDash"
	},
	tickDashOffset: {
		part: "ticks",
		vgProp: "strokeDashOffset"
	},
	tickOpacity: {
		part: "ticks",
		vgProp: "opacity"
	},
	tickSize: null,
	tickWidth: {
		part: "ticks",
		vgProp: "strokeWidth"
	}
};
function isConditionalAxisValue(v) {
	return v?.condition;
}
const AXIS_PARTS = [
	"domain",
	"grid",
	"labels",
	"ticks",
	"title"
];
/**
* A dictionary listing whether a certain axis property is applicable for only main axes or only grid axes.
*/
const AXIS_PROPERTY_TYPE = {
	grid: "grid",
	gridCap: "grid",
	gridColor: "grid",
	gridDash: "grid",
	gridDashOffset: "grid",
	gridOpacity: "grid",
	gridScale: "grid",
	gridWidth: "grid",
	orient: "main",
	bandPosition: "both",
	aria: "main",
	description: "main",
	domain: "main",
	domainCap: "main",
	domainColor: "main",
	domainDash: "main",
	domainDashOffset: "main",
	domainOpacity: "main",
	domainWidth: "main",
	format: "main",
	formatType: "main",
	labelAlign: "main",
	labelAngle: "main",
	labelBaseline: "main",
	labelBound: "main",
	labelColor: "main",
	labelFlush: "main",
	labelFlushOffset: "main",
	labelFont: "main",
	labelFontSize: "main",
	labelFontStyle: "main",
	labelFontWeight: "main",
	labelLimit: "main",
	labelLineHeight: "main",
	labelOffset: "main",
	labelOpacity: "main",
	labelOverlap: "main",
	labelPadding: "main",
	labels: "main",
	labelSeparation: "main",
	maxExtent: "main",
	minExtent: "main",
	offset: "both",
	position: "main",
	tickCap: "main",
	tickColor: "main",
	tickDash: "main",
	tickDashOffset: "main",
	tickMinStep: "both",
	tickOffset: "both",
	tickOpacity: "main",
	tickRound: "both",
	ticks: "main",
	tickSize: "main",
	tickWidth: "both",
	title: "main",
	titleAlign: "main",
	titleAnchor: "main",
	titleAngle: "main",
	titleBaseline: "main",
	titleColor: "main",
	titleFont: "main",
	titleFontSize: "main",
	titleFontStyle: "main",
	titleFontWeight: "main",
	titleLimit: "main",
	titleLineHeight: "main",
	titleOpacity: "main",
	titlePadding: "main",
	titleX: "main",
	titleY: "main",
	encode: "both",
	scale: "both",
	tickBand: "both",
	tickCount: "both",
	tickExtra: "both",
	translate: "both",
	values: "both",
	zindex: "both"
};
const COMMON_AXIS_PROPERTIES_INDEX = {
	orient: 1,
	aria: 1,
	bandPosition: 1,
	description: 1,
	domain: 1,
	domainCap: 1,
	domainColor: 1,
	domainDash: 1,
	domainDashOffset: 1,
	domainOpacity: 1,
	domainWidth: 1,
	format: 1,
	formatType: 1,
	grid: 1,
	gridCap: 1,
	gridColor: 1,
	gridDash: 1,
	gridDashOffset: 1,
	gridOpacity: 1,
	gridWidth: 1,
	labelAlign: 1,
	labelAngle: 1,
	labelBaseline: 1,
	labelBound: 1,
	labelColor: 1,
	labelFlush: 1,
	labelFlushOffset: 1,
	labelFont: 1,
	labelFontSize: 1,
	labelFontStyle: 1,
	labelFontWeight: 1,
	labelLimit: 1,
	labelLineHeight: 1,
	labelOffset: 1,
	labelOpacity: 1,
	labelOverlap: 1,
	labelPadding: 1,
	labels: 1,
	labelSeparation: 1,
	maxExtent: 1,
	minExtent: 1,
	offset: 1,
	position: 1,
	tickBand: 1,
	tickCap: 1,
	tickColor: 1,
	tickCount: 1,
	tickDash: 1,
	tickDashOffset: 1,
	tickExtra: 1,
	tickMinStep: 1,
	tickOffset: 1,
	tickOpacity: 1,
	tickRound: 1,
	ticks: 1,
	tickSize: 1,
	tickWidth: 1,
	title: 1,
	titleAlign: 1,
	titleAnchor: 1,
	titleAngle: 1,
	titleBaseline: 1,
	titleColor: 1,
	titleFont: 1,
	titleFontSize: 1,
	titleFontStyle: 1,
	titleFontWeight: 1,
	titleLimit: 1,
	titleLineHeight: 1,
	titleOpacity: 1,
	titlePadding: 1,
	titleX: 1,
	titleY: 1,
	translate: 1,
	values: 1,
	zindex: 1
};
const AXIS_PROPERTIES_INDEX = {
	...COMMON_AXIS_PROPERTIES_INDEX,
	style: 1,
	labelExpr: 1,
	encoding: 1
};
function isAxisProperty(prop) {
	return hasOwnProperty(AXIS_PROPERTIES_INDEX, prop);
}
const AXIS_CONFIGS = keys({
	axis: 1,
	axisBand: 1,
	axisBottom: 1,
	axisDiscrete: 1,
	axisLeft: 1,
	axisPoint: 1,
	axisQuantitative: 1,
	axisRight: 1,
	axisTemporal: 1,
	axisTop: 1,
	axisX: 1,
	axisXBand: 1,
	axisXDiscrete: 1,
	axisXPoint: 1,
	axisXQuantitative: 1,
	axisXTemporal: 1,
	axisY: 1,
	axisYBand: 1,
	axisYDiscrete: 1,
	axisYPoint: 1,
	axisYQuantitative: 1,
	axisYTemporal: 1
});
function isUnitSpec(spec) {
	return hasProperty(spec, "mark");
}
var CompositeMarkNormalizer = class {
	name;
	run;
	constructor(name, run) {
		this.name = name;
		this.run = run;
	}
	hasMatchingType(spec) {
		if (isUnitSpec(spec)) return getMarkType(spec.mark) === this.name;
		return false;
	}
};
function channelHasField(encoding, channel) {
	const channelDef = encoding?.[channel];
	if (channelDef) {
		if (isArray(channelDef)) return some(channelDef, (fieldDef) => !!fieldDef.field);
		else return isFieldDef(channelDef) || hasConditionalFieldDef(channelDef);
	}
	return false;
}
function channelHasFieldOrDatum(encoding, channel) {
	const channelDef = encoding?.[channel];
	if (channelDef) {
		if (isArray(channelDef)) return some(channelDef, (fieldDef) => !!fieldDef.field);
		else return isFieldDef(channelDef) || isDatumDef(channelDef) || hasConditionalFieldOrDatumDef(channelDef);
	}
	return false;
}
function channelHasNestedOffsetScale(encoding, channel) {
	if (isXorY(channel)) {
		const fieldDef = encoding[channel];
		if ((isFieldDef(fieldDef) || isDatumDef(fieldDef)) && (isDiscrete$1(fieldDef.type) || isFieldDef(fieldDef) && fieldDef.timeUnit)) return channelHasFieldOrDatum(encoding, getOffsetScaleChannel(channel));
	}
	return false;
}
function isAggregate$1(encoding) {
	return some(CHANNELS, (channel) => {
		if (channelHasField(encoding, channel)) {
			const channelDef = encoding[channel];
			if (isArray(channelDef)) return some(channelDef, (fieldDef) => !!fieldDef.aggregate);
			else {
				const fieldDef = getFieldDef(channelDef);
				return fieldDef && !!fieldDef.aggregate;
			}
		}
		return false;
	});
}
function extractTransformsFromEncoding(oldEncoding, config) {
	const groupby = [];
	const bins = [];
	const timeUnits = [];
	const aggregate = [];
	const encoding = {};
	forEach(oldEncoding, (channelDef, channel) => {
		if (isFieldDef(channelDef)) {
			const { field, aggregate: aggOp, bin, timeUnit, ...remaining } = channelDef;
			if (aggOp || timeUnit || bin) {
				const isTitleDefined = getGuide(channelDef)?.title;
				let newField = vgField(channelDef, { forAs: true });
				const newFieldDef = {
					...isTitleDefined ? [] : { title: title(channelDef, config, { allowDisabling: true }) },
					...remaining,
					field: newField
				};
				if (aggOp) {
					let op;
					if (isArgmaxDef(aggOp)) {
						op = "argmax";
						newField = vgField({
							op: "argmax",
							field: aggOp.argmax
						}, { forAs: true });
						newFieldDef.field = `${newField}.${field}`;
					} else if (isArgminDef(aggOp)) {
						op = "argmin";
						newField = vgField({
							op: "argmin",
							field: aggOp.argmin
						}, { forAs: true });
						newFieldDef.field = `${newField}.${field}`;
					} else if (aggOp !== "boxplot" && aggOp !== "errorbar" && aggOp !== "errorband") op = aggOp;
					if (op) {
						const aggregateEntry = {
							op,
							as: newField
						};
						if (field) aggregateEntry.field = field;
						aggregate.push(aggregateEntry);
					}
				} else {
					groupby.push(newField);
					if (isTypedFieldDef(channelDef) && isBinning(bin)) {
						bins.push({
							bin,
							field,
							as: newField
						});
						groupby.push(vgField(channelDef, { binSuffix: "end" }));
						if (binRequiresRange(channelDef, channel)) groupby.push(vgField(channelDef, { binSuffix: "range" }));
						if (isXorY(channel)) {
							const secondaryChannel = { field: `${newField}_end` };
							encoding[`${channel}2`] = secondaryChannel;
						}
						newFieldDef.bin = "binned";
						if (!isSecondaryRangeChannel(channel)) newFieldDef["type"] = QUANTITATIVE;
					} else if (timeUnit && !isBinnedTimeUnit(timeUnit)) {
						timeUnits.push({
							timeUnit,
							field,
							as: newField
						});
						const formatType = isTypedFieldDef(channelDef) && channelDef.type !== TEMPORAL && "time";
						if (formatType) {
							if (channel === TEXT$1 || channel === TOOLTIP) newFieldDef["formatType"] = formatType;
							else if (isNonPositionScaleChannel(channel)) newFieldDef["legend"] = {
								formatType,
								...newFieldDef["legend"]
							};
							else if (isXorY(channel)) newFieldDef["axis"] = {
								formatType,
								...newFieldDef["axis"]
							};
						}
					}
				}
				encoding[channel] = newFieldDef;
			} else {
				groupby.push(field);
				encoding[channel] = oldEncoding[channel];
			}
		} else encoding[channel] = oldEncoding[channel];
	});
	return {
		bins,
		timeUnits,
		aggregate,
		groupby,
		encoding
	};
}
function markChannelCompatible(encoding, channel, mark) {
	const markSupported = supportMark(channel, mark);
	if (!markSupported) return false;
	else if (markSupported === "binned") {
		const primaryFieldDef = encoding[channel === X2 ? X : Y];
		if (isFieldDef(primaryFieldDef) && isFieldDef(encoding[channel]) && isBinned(primaryFieldDef.bin)) return true;
		else return false;
	}
	return true;
}
function initEncoding(encoding, mark, filled, config) {
	const normalizedEncoding = {};
	for (const key of keys(encoding)) if (!isChannel(key)) warn(invalidEncodingChannel(key));
	for (let channel of UNIT_CHANNELS) {
		if (!encoding[channel]) continue;
		const channelDef = encoding[channel];
		if (isXorYOffset(channel)) {
			const mainChannel = getMainChannelFromOffsetChannel(channel);
			const positionDef = normalizedEncoding[mainChannel];
			if (isFieldDef(positionDef)) {
				if (isContinuous(positionDef.type)) {
					if (isFieldDef(channelDef) && !positionDef.timeUnit) {
						warn(offsetNestedInsideContinuousPositionScaleDropped(mainChannel));
						continue;
					}
				}
			}
		}
		if (channel === "angle" && mark === "arc" && !encoding.theta) {
			warn(REPLACE_ANGLE_WITH_THETA);
			channel = THETA;
		}
		if (!markChannelCompatible(encoding, channel, mark)) {
			warn(incompatibleChannel(channel, mark));
			continue;
		}
		if (channel === SIZE && mark === "line") {
			if (getFieldDef(encoding[channel])?.aggregate) {
				warn(LINE_WITH_VARYING_SIZE);
				continue;
			}
		}
		if (channel === COLOR && (filled ? "fill" in encoding : "stroke" in encoding)) {
			warn(droppingColor("encoding", {
				fill: "fill" in encoding,
				stroke: "stroke" in encoding
			}));
			continue;
		}
		if (channel === DETAIL || channel === ORDER && !isArray(channelDef) && !isValueDef(channelDef) || channel === TOOLTIP && isArray(channelDef)) {
			if (channelDef) {
				if (channel === ORDER) {
					const def = encoding[channel];
					if (isOrderOnlyDef(def)) {
						normalizedEncoding[channel] = def;
						continue;
					}
				}
				normalizedEncoding[channel] = array_default(channelDef).reduce((defs, fieldDef) => {
					if (!isFieldDef(fieldDef)) warn(emptyFieldDef(fieldDef, channel));
					else defs.push(initFieldDef(fieldDef, channel));
					return defs;
				}, []);
			}
		} else {
			if (channel === TOOLTIP && channelDef === null) normalizedEncoding[channel] = null;
			else if (!isFieldDef(channelDef) && !isDatumDef(channelDef) && !isValueDef(channelDef) && !isConditionalDef(channelDef) && !isSignalRef(channelDef)) {
				warn(emptyFieldDef(channelDef, channel));
				continue;
			}
			normalizedEncoding[channel] = initChannelDef(channelDef, channel, config);
		}
	}
	return normalizedEncoding;
}
/**
* For composite marks, we have to call initChannelDef during init so we can infer types earlier.
*/
function normalizeEncoding(encoding, config) {
	const normalizedEncoding = {};
	for (const channel of keys(encoding)) normalizedEncoding[channel] = initChannelDef(encoding[channel], channel, config, { compositeMark: true });
	return normalizedEncoding;
}
function fieldDefs(encoding) {
	const arr = [];
	for (const channel of keys(encoding)) if (channelHasField(encoding, channel)) {
		const channelDef = encoding[channel];
		const channelDefArray = array_default(channelDef);
		for (const def of channelDefArray) if (isFieldDef(def)) arr.push(def);
		else if (hasConditionalFieldDef(def)) arr.push(def.condition);
	}
	return arr;
}
function forEach(mapping, f, thisArg) {
	if (!mapping) return;
	for (const channel of keys(mapping)) {
		const el = mapping[channel];
		if (isArray(el)) for (const channelDef of el) f.call(thisArg, channelDef, channel);
		else f.call(thisArg, el, channel);
	}
}
function reduce(mapping, f, init, thisArg) {
	if (!mapping) return init;
	return keys(mapping).reduce((r, channel) => {
		const map = mapping[channel];
		if (isArray(map)) return map.reduce((r1, channelDef) => {
			return f.call(thisArg, r1, channelDef, channel);
		}, r);
		else return f.call(thisArg, r, map, channel);
	}, init);
}
/**
* Returns list of path grouping fields for the given encoding
*/
function pathGroupingFields(mark, encoding) {
	return keys(encoding).reduce((details, channel) => {
		switch (channel) {
			case X:
			case Y:
			case HREF:
			case DESCRIPTION:
			case URL:
			case X2:
			case Y2: return details;
			case XOFFSET:
			case YOFFSET:
				if (mark === "line" || mark === "area" || mark === "trail") {
					const offsetDef = encoding[channel];
					if (isFieldDef(offsetDef)) {
						const mainDef = encoding[channel === XOFFSET ? X : Y];
						if (isFieldDef(mainDef) && !mainDef.aggregate && !offsetDef.aggregate) {
							const mainField = vgField(mainDef, {});
							const offsetField = vgField(offsetDef, {});
							if (mainField && offsetField && mainField !== offsetField) details.push(mainField);
						}
					}
				}
				return details;
			case THETA:
			case THETA2:
			case RADIUS:
			case RADIUS2:
			case TIME:
			case LATITUDE:
			case LONGITUDE:
			case LATITUDE2:
			case LONGITUDE2:
			case TEXT$1:
			case SHAPE:
			case ANGLE:
			case TOOLTIP: return details;
			case ORDER: if (mark === "line" || mark === "trail") return details;
			case DETAIL:
			case KEY: {
				const channelDef = encoding[channel];
				if (isArray(channelDef) || isFieldDef(channelDef)) {
					for (const fieldDef of array_default(channelDef)) if (!fieldDef.aggregate) details.push(vgField(fieldDef, {}));
				}
				return details;
			}
			case SIZE: if (mark === "trail") return details;
			case COLOR:
			case FILL:
			case STROKE:
			case OPACITY:
			case FILLOPACITY:
			case STROKEOPACITY:
			case STROKEDASH:
			case STROKEWIDTH: {
				const fieldDef = getFieldDef(encoding[channel]);
				if (fieldDef && !fieldDef.aggregate) details.push(vgField(fieldDef, {}));
				return details;
			}
		}
	}, []);
}
function filterTooltipWithAggregatedField(oldEncoding) {
	const { tooltip, ...filteredEncoding } = oldEncoding;
	if (!tooltip) return { filteredEncoding };
	let customTooltipWithAggregatedField;
	let customTooltipWithoutAggregatedField;
	if (isArray(tooltip)) {
		for (const t of tooltip) if (t.aggregate) {
			if (!customTooltipWithAggregatedField) customTooltipWithAggregatedField = [];
			customTooltipWithAggregatedField.push(t);
		} else {
			if (!customTooltipWithoutAggregatedField) customTooltipWithoutAggregatedField = [];
			customTooltipWithoutAggregatedField.push(t);
		}
		if (customTooltipWithAggregatedField) filteredEncoding.tooltip = customTooltipWithAggregatedField;
	} else if (tooltip.aggregate) filteredEncoding.tooltip = tooltip;
	else customTooltipWithoutAggregatedField = tooltip;
	if (isArray(customTooltipWithoutAggregatedField) && customTooltipWithoutAggregatedField.length === 1) customTooltipWithoutAggregatedField = customTooltipWithoutAggregatedField[0];
	return {
		customTooltipWithoutAggregatedField,
		filteredEncoding
	};
}
function getCompositeMarkTooltip(tooltipSummary, continuousAxisChannelDef, encodingWithoutContinuousAxis, withFieldName = true) {
	if ("tooltip" in encodingWithoutContinuousAxis) return { tooltip: encodingWithoutContinuousAxis.tooltip };
	const fiveSummaryTooltip = tooltipSummary.map(({ fieldPrefix, titlePrefix }) => {
		const mainTitle = withFieldName ? ` of ${getTitle(continuousAxisChannelDef)}` : "";
		return {
			field: fieldPrefix + continuousAxisChannelDef.field,
			type: continuousAxisChannelDef.type,
			title: isSignalRef(titlePrefix) ? { signal: `${titlePrefix}"${escape(mainTitle)}"` } : titlePrefix + mainTitle
		};
	});
	const tooltipFieldDefs = fieldDefs(encodingWithoutContinuousAxis).map(toStringFieldDef);
	return { tooltip: [...fiveSummaryTooltip, ...unique(tooltipFieldDefs, hash)] };
}
function getTitle(continuousAxisChannelDef) {
	const { title, field } = continuousAxisChannelDef;
	return getFirstDefined(title, field);
}
function makeCompositeAggregatePartFactory(compositeMarkDef, continuousAxis, continuousAxisChannelDef, sharedEncoding, compositeMarkConfig) {
	const { scale, axis } = continuousAxisChannelDef;
	return ({ partName, mark, positionPrefix, endPositionPrefix = void 0, extraEncoding = {} }) => {
		const title = getTitle(continuousAxisChannelDef);
		return partLayerMixins(compositeMarkDef, partName, compositeMarkConfig, {
			mark,
			encoding: {
				[continuousAxis]: {
					field: `${positionPrefix}_${continuousAxisChannelDef.field}`,
					type: continuousAxisChannelDef.type,
					...title !== void 0 ? { title } : {},
					...scale !== void 0 ? { scale } : {},
					...axis !== void 0 ? { axis } : {}
				},
				...isString(endPositionPrefix) ? { [`${continuousAxis}2`]: { field: `${endPositionPrefix}_${continuousAxisChannelDef.field}` } } : {},
				...sharedEncoding,
				...extraEncoding
			}
		});
	};
}
function partLayerMixins(markDef, part, compositeMarkConfig, partBaseSpec) {
	const { clip, color, opacity } = markDef;
	const mark = markDef.type;
	if (markDef[part] || markDef[part] === void 0 && compositeMarkConfig[part]) return [{
		...partBaseSpec,
		mark: {
			...compositeMarkConfig[part],
			...clip ? { clip } : {},
			...color ? { color } : {},
			...opacity ? { opacity } : {},
			...isMarkDef(partBaseSpec.mark) ? partBaseSpec.mark : { type: partBaseSpec.mark },
			style: `${mark}-${String(part)}`,
			...isBoolean$1(markDef[part]) ? {} : markDef[part]
		}
	}];
	return [];
}
function compositeMarkContinuousAxis(spec, orient, compositeMark) {
	const { encoding } = spec;
	const continuousAxis = orient === "vertical" ? "y" : "x";
	const continuousAxisChannelDef = encoding[continuousAxis];
	const continuousAxisChannelDef2 = encoding[`${continuousAxis}2`];
	const continuousAxisChannelDefError = encoding[`${continuousAxis}Error`];
	const continuousAxisChannelDefError2 = encoding[`${continuousAxis}Error2`];
	return {
		continuousAxisChannelDef: filterAggregateFromChannelDef(continuousAxisChannelDef, compositeMark),
		continuousAxisChannelDef2: filterAggregateFromChannelDef(continuousAxisChannelDef2, compositeMark),
		continuousAxisChannelDefError: filterAggregateFromChannelDef(continuousAxisChannelDefError, compositeMark),
		continuousAxisChannelDefError2: filterAggregateFromChannelDef(continuousAxisChannelDefError2, compositeMark),
		continuousAxis
	};
}
function filterAggregateFromChannelDef(continuousAxisChannelDef, compositeMark) {
	if (continuousAxisChannelDef?.aggregate) {
		const { aggregate, ...continuousAxisWithoutAggregate } = continuousAxisChannelDef;
		if (aggregate !== compositeMark) warn(errorBarContinuousAxisHasCustomizedAggregate(aggregate, compositeMark));
		return continuousAxisWithoutAggregate;
	} else return continuousAxisChannelDef;
}
function compositeMarkOrient(spec, compositeMark) {
	const { mark, encoding } = spec;
	const { x, y } = encoding;
	if (isMarkDef(mark) && mark.orient) return mark.orient;
	if (isContinuousFieldOrDatumDef(x)) {
		if (isContinuousFieldOrDatumDef(y)) {
			const xAggregate = isFieldDef(x) && x.aggregate;
			const yAggregate = isFieldDef(y) && y.aggregate;
			if (!xAggregate && yAggregate === compositeMark) return "vertical";
			else if (!yAggregate && xAggregate === compositeMark) return "horizontal";
			else if (xAggregate === compositeMark && yAggregate === compositeMark) throw new Error("Both x and y cannot have aggregate");
			else {
				if (isFieldOrDatumDefForTimeFormat(y) && !isFieldOrDatumDefForTimeFormat(x)) return "horizontal";
				return "vertical";
			}
		}
		return "horizontal";
	} else if (isContinuousFieldOrDatumDef(y)) return "vertical";
	else throw new Error(`Need a valid continuous axis for ${compositeMark}s`);
}
const BOXPLOT = "boxplot";
const BOXPLOT_PARTS = [
	"box",
	"median",
	"outliers",
	"rule",
	"ticks"
];
const boxPlotNormalizer = new CompositeMarkNormalizer(BOXPLOT, normalizeBoxPlot);
function getBoxPlotType(extent) {
	if (isNumber(extent)) return "tukey";
	return extent;
}
function normalizeBoxPlot(spec, { config }) {
	spec = {
		...spec,
		encoding: normalizeEncoding(spec.encoding, config)
	};
	const { mark, encoding: _encoding, params, projection: _p, ...outerSpec } = spec;
	const markDef = isMarkDef(mark) ? mark : { type: mark };
	if (params) warn(selectionNotSupported("boxplot"));
	const extent = markDef.extent ?? config.boxplot.extent;
	const sizeValue = getMarkPropOrConfig("size", markDef, config);
	const invalid = markDef.invalid;
	const boxPlotType = getBoxPlotType(extent);
	const { bins, timeUnits, transform, continuousAxisChannelDef, continuousAxis, groupby, aggregate, encodingWithoutContinuousAxis, ticksOrient, boxOrient, customTooltipWithoutAggregatedField } = boxParams(spec, extent, config);
	const aliasedFieldName = removePathFromField(continuousAxisChannelDef.field);
	const { color, size, ...encodingWithoutSizeColorAndContinuousAxis } = encodingWithoutContinuousAxis;
	const makeBoxPlotPart = (sharedEncoding) => {
		return makeCompositeAggregatePartFactory(markDef, continuousAxis, continuousAxisChannelDef, sharedEncoding, config.boxplot);
	};
	const makeBoxPlotExtent = makeBoxPlotPart(encodingWithoutSizeColorAndContinuousAxis);
	const makeBoxPlotBox = makeBoxPlotPart(encodingWithoutContinuousAxis);
	const defaultBoxColor = (isObject(config.boxplot.box) ? config.boxplot.box.color : config.mark.color) || "#4c78a8";
	const makeBoxPlotMidTick = makeBoxPlotPart({
		...encodingWithoutSizeColorAndContinuousAxis,
		...size ? { size } : {},
		color: { condition: {
			test: `${accessWithDatumToUnescapedPath(`lower_box_${continuousAxisChannelDef.field}`)} >= ${accessWithDatumToUnescapedPath(`upper_box_${continuousAxisChannelDef.field}`)}`,
			...color || { value: defaultBoxColor }
		} }
	});
	const fiveSummaryTooltipEncoding = getCompositeMarkTooltip([
		{
			fieldPrefix: boxPlotType === "min-max" ? "upper_whisker_" : "max_",
			titlePrefix: "Max"
		},
		{
			fieldPrefix: "upper_box_",
			titlePrefix: "Q3"
		},
		{
			fieldPrefix: "mid_box_",
			titlePrefix: "Median"
		},
		{
			fieldPrefix: "lower_box_",
			titlePrefix: "Q1"
		},
		{
			fieldPrefix: boxPlotType === "min-max" ? "lower_whisker_" : "min_",
			titlePrefix: "Min"
		}
	], continuousAxisChannelDef, encodingWithoutContinuousAxis);
	const endTick = {
		type: "tick",
		color: "black",
		opacity: 1,
		orient: ticksOrient,
		invalid,
		aria: false
	};
	const whiskerTooltipEncoding = boxPlotType === "min-max" ? fiveSummaryTooltipEncoding : getCompositeMarkTooltip([{
		fieldPrefix: "upper_whisker_",
		titlePrefix: "Upper Whisker"
	}, {
		fieldPrefix: "lower_whisker_",
		titlePrefix: "Lower Whisker"
	}], continuousAxisChannelDef, encodingWithoutContinuousAxis);
	const whiskerLayers = [
		...makeBoxPlotExtent({
			partName: "rule",
			mark: {
				type: "rule",
				invalid,
				aria: false
			},
			positionPrefix: "lower_whisker",
			endPositionPrefix: "lower_box",
			extraEncoding: whiskerTooltipEncoding
		}),
		...makeBoxPlotExtent({
			partName: "rule",
			mark: {
				type: "rule",
				invalid,
				aria: false
			},
			positionPrefix: "upper_box",
			endPositionPrefix: "upper_whisker",
			extraEncoding: whiskerTooltipEncoding
		}),
		...makeBoxPlotExtent({
			partName: "ticks",
			mark: endTick,
			positionPrefix: "lower_whisker",
			extraEncoding: whiskerTooltipEncoding
		}),
		...makeBoxPlotExtent({
			partName: "ticks",
			mark: endTick,
			positionPrefix: "upper_whisker",
			extraEncoding: whiskerTooltipEncoding
		})
	];
	const boxLayers = [
		...boxPlotType !== "tukey" ? whiskerLayers : [],
		...makeBoxPlotBox({
			partName: "box",
			mark: {
				type: "bar",
				...sizeValue ? { size: sizeValue } : {},
				orient: boxOrient,
				invalid,
				ariaRoleDescription: "box"
			},
			positionPrefix: "lower_box",
			endPositionPrefix: "upper_box",
			extraEncoding: fiveSummaryTooltipEncoding
		}),
		...makeBoxPlotMidTick({
			partName: "median",
			mark: {
				type: "tick",
				invalid,
				...isObject(config.boxplot.median) && config.boxplot.median.color ? { color: config.boxplot.median.color } : {},
				...sizeValue ? { size: sizeValue } : {},
				orient: ticksOrient,
				aria: false
			},
			positionPrefix: "mid_box",
			extraEncoding: fiveSummaryTooltipEncoding
		})
	];
	if (boxPlotType === "min-max") return {
		...outerSpec,
		transform: (outerSpec.transform ?? []).concat(transform),
		layer: boxLayers
	};
	const lowerBoxExpr = accessWithDatumToUnescapedPath(`lower_box_${continuousAxisChannelDef.field}`);
	const upperBoxExpr = accessWithDatumToUnescapedPath(`upper_box_${continuousAxisChannelDef.field}`);
	const iqrExpr = `(${upperBoxExpr} - ${lowerBoxExpr})`;
	const lowerWhiskerExpr = `${lowerBoxExpr} - ${extent} * ${iqrExpr}`;
	const upperWhiskerExpr = `${upperBoxExpr} + ${extent} * ${iqrExpr}`;
	const fieldExpr = accessWithDatumToUnescapedPath(continuousAxisChannelDef.field);
	const joinaggregateTransform = {
		joinaggregate: boxParamsQuartiles(continuousAxisChannelDef.field),
		groupby
	};
	const filteredWhiskerSpec = {
		transform: [{ filter: `(${lowerWhiskerExpr} <= ${fieldExpr}) && (${fieldExpr} <= ${upperWhiskerExpr})` }, {
			aggregate: [
				{
					op: "min",
					field: continuousAxisChannelDef.field,
					as: `lower_whisker_${aliasedFieldName}`
				},
				{
					op: "max",
					field: continuousAxisChannelDef.field,
					as: `upper_whisker_${aliasedFieldName}`
				},
				{
					op: "min",
					field: `lower_box_${continuousAxisChannelDef.field}`,
					as: `lower_box_${aliasedFieldName}`
				},
				{
					op: "max",
					field: `upper_box_${continuousAxisChannelDef.field}`,
					as: `upper_box_${aliasedFieldName}`
				},
				...aggregate
			],
			groupby
		}],
		layer: whiskerLayers
	};
	const { tooltip, ...encodingWithoutSizeColorContinuousAxisAndTooltip } = encodingWithoutSizeColorAndContinuousAxis;
	const { scale, axis } = continuousAxisChannelDef;
	const title = getTitle(continuousAxisChannelDef);
	const outlierLayersMixins = partLayerMixins(markDef, "outliers", config.boxplot, {
		transform: [{ filter: `(${fieldExpr} < ${lowerWhiskerExpr}) || (${fieldExpr} > ${upperWhiskerExpr})` }],
		mark: "point",
		encoding: {
			[continuousAxis]: {
				field: continuousAxisChannelDef.field,
				type: continuousAxisChannelDef.type,
				...title !== void 0 ? { title } : {},
				...scale !== void 0 ? { scale } : {},
				...axis !== void 0 ? { axis } : {}
			},
			...encodingWithoutSizeColorContinuousAxisAndTooltip,
			...color ? { color } : {},
			...customTooltipWithoutAggregatedField ? { tooltip: customTooltipWithoutAggregatedField } : {}
		}
	})[0];
	let filteredLayersMixins;
	const filteredLayersMixinsTransforms = [
		...bins,
		...timeUnits,
		joinaggregateTransform
	];
	if (outlierLayersMixins) filteredLayersMixins = {
		transform: filteredLayersMixinsTransforms,
		layer: [outlierLayersMixins, filteredWhiskerSpec]
	};
	else {
		filteredLayersMixins = filteredWhiskerSpec;
		filteredLayersMixins.transform.unshift(...filteredLayersMixinsTransforms);
	}
	return {
		...outerSpec,
		layer: [filteredLayersMixins, {
			transform,
			layer: boxLayers
		}]
	};
}
function boxParamsQuartiles(continousAxisField) {
	const aliasedFieldName = removePathFromField(continousAxisField);
	return [{
		op: "q1",
		field: continousAxisField,
		as: `lower_box_${aliasedFieldName}`
	}, {
		op: "q3",
		field: continousAxisField,
		as: `upper_box_${aliasedFieldName}`
	}];
}
function boxParams(spec, extent, config) {
	const orient = compositeMarkOrient(spec, BOXPLOT);
	const { continuousAxisChannelDef, continuousAxis } = compositeMarkContinuousAxis(spec, orient, BOXPLOT);
	const continuousFieldName = continuousAxisChannelDef.field;
	const aliasedFieldName = removePathFromField(continuousFieldName);
	const boxPlotType = getBoxPlotType(extent);
	const boxplotSpecificAggregate = [
		...boxParamsQuartiles(continuousFieldName),
		{
			op: "median",
			field: continuousFieldName,
			as: `mid_box_${aliasedFieldName}`
		},
		{
			op: "min",
			field: continuousFieldName,
			as: (boxPlotType === "min-max" ? "lower_whisker_" : "min_") + aliasedFieldName
		},
		{
			op: "max",
			field: continuousFieldName,
			as: (boxPlotType === "min-max" ? "upper_whisker_" : "max_") + aliasedFieldName
		}
	];
	const postAggregateCalculates = boxPlotType === "min-max" || boxPlotType === "tukey" ? [] : [
		{
			calculate: `${accessWithDatumToUnescapedPath(`upper_box_${aliasedFieldName}`)} - ${accessWithDatumToUnescapedPath(`lower_box_${aliasedFieldName}`)}`,
			as: `iqr_${aliasedFieldName}`
		},
		{
			calculate: `min(${accessWithDatumToUnescapedPath(`upper_box_${aliasedFieldName}`)} + ${accessWithDatumToUnescapedPath(`iqr_${aliasedFieldName}`)} * ${extent}, ${accessWithDatumToUnescapedPath(`max_${aliasedFieldName}`)})`,
			as: `upper_whisker_${aliasedFieldName}`
		},
		{
			calculate: `max(${accessWithDatumToUnescapedPath(`lower_box_${aliasedFieldName}`)} - ${accessWithDatumToUnescapedPath(`iqr_${aliasedFieldName}`)} * ${extent}, ${accessWithDatumToUnescapedPath(`min_${aliasedFieldName}`)})`,
			as: `lower_whisker_${aliasedFieldName}`
		}
	];
	const { [continuousAxis]: oldContinuousAxisChannelDef, ...oldEncodingWithoutContinuousAxis } = spec.encoding;
	const { customTooltipWithoutAggregatedField, filteredEncoding } = filterTooltipWithAggregatedField(oldEncodingWithoutContinuousAxis);
	const { bins, timeUnits, aggregate, groupby, encoding: encodingWithoutContinuousAxis } = extractTransformsFromEncoding(filteredEncoding, config);
	const ticksOrient = orient === "vertical" ? "horizontal" : "vertical";
	const boxOrient = orient;
	return {
		bins,
		timeUnits,
		transform: [
			...bins,
			...timeUnits,
			{
				aggregate: [...aggregate, ...boxplotSpecificAggregate],
				groupby
			},
			...postAggregateCalculates
		],
		groupby,
		aggregate,
		continuousAxisChannelDef,
		continuousAxis,
		encodingWithoutContinuousAxis,
		ticksOrient,
		boxOrient,
		customTooltipWithoutAggregatedField
	};
}
const ERRORBAR = "errorbar";
const ERRORBAR_PARTS = ["ticks", "rule"];
const errorBarNormalizer = new CompositeMarkNormalizer(ERRORBAR, normalizeErrorBar);
function normalizeErrorBar(spec, { config }) {
	spec = {
		...spec,
		encoding: normalizeEncoding(spec.encoding, config)
	};
	const { transform, continuousAxisChannelDef, continuousAxis, encodingWithoutContinuousAxis, ticksOrient, markDef, outerSpec, tooltipEncoding } = errorBarParams(spec, ERRORBAR, config);
	delete encodingWithoutContinuousAxis.size;
	const makeErrorBarPart = makeCompositeAggregatePartFactory(markDef, continuousAxis, continuousAxisChannelDef, encodingWithoutContinuousAxis, config.errorbar);
	const thickness = markDef.thickness;
	const size = markDef.size;
	const tick = {
		type: "tick",
		orient: ticksOrient,
		aria: false,
		...thickness !== void 0 ? { thickness } : {},
		...size !== void 0 ? { size } : {}
	};
	const layer = [
		...makeErrorBarPart({
			partName: "ticks",
			mark: tick,
			positionPrefix: "lower",
			extraEncoding: tooltipEncoding
		}),
		...makeErrorBarPart({
			partName: "ticks",
			mark: tick,
			positionPrefix: "upper",
			extraEncoding: tooltipEncoding
		}),
		...makeErrorBarPart({
			partName: "rule",
			mark: {
				type: "rule",
				ariaRoleDescription: "errorbar",
				...thickness !== void 0 ? { size: thickness } : {}
			},
			positionPrefix: "lower",
			endPositionPrefix: "upper",
			extraEncoding: tooltipEncoding
		})
	];
	return {
		...outerSpec,
		transform,
		...layer.length > 1 ? { layer } : { ...layer[0] }
	};
}
function errorBarOrientAndInputType(spec, compositeMark) {
	const { encoding } = spec;
	if (errorBarIsInputTypeRaw(encoding)) return {
		orient: compositeMarkOrient(spec, compositeMark),
		inputType: "raw"
	};
	const isTypeAggregatedUpperLower = errorBarIsInputTypeAggregatedUpperLower(encoding);
	const isTypeAggregatedError = errorBarIsInputTypeAggregatedError(encoding);
	const x = encoding.x;
	const y = encoding.y;
	if (isTypeAggregatedUpperLower) {
		if (isTypeAggregatedError) throw new Error(`${compositeMark} cannot be both type aggregated-upper-lower and aggregated-error`);
		const x2 = encoding.x2;
		const y2 = encoding.y2;
		if (isFieldOrDatumDef(x2) && isFieldOrDatumDef(y2)) throw new Error(`${compositeMark} cannot have both x2 and y2`);
		else if (isFieldOrDatumDef(x2)) {
			if (isContinuousFieldOrDatumDef(x)) return {
				orient: "horizontal",
				inputType: "aggregated-upper-lower"
			};
			else throw new Error(`Both x and x2 have to be quantitative in ${compositeMark}`);
		} else if (isFieldOrDatumDef(y2)) {
			if (isContinuousFieldOrDatumDef(y)) return {
				orient: "vertical",
				inputType: "aggregated-upper-lower"
			};
			else throw new Error(`Both y and y2 have to be quantitative in ${compositeMark}`);
		}
		throw new Error("No ranged axis");
	} else {
		const xError = encoding.xError;
		const xError2 = encoding.xError2;
		const yError = encoding.yError;
		const yError2 = encoding.yError2;
		if (isFieldOrDatumDef(xError2) && !isFieldOrDatumDef(xError)) throw new Error(`${compositeMark} cannot have xError2 without xError`);
		if (isFieldOrDatumDef(yError2) && !isFieldOrDatumDef(yError)) throw new Error(`${compositeMark} cannot have yError2 without yError`);
		if (isFieldOrDatumDef(xError) && isFieldOrDatumDef(yError)) throw new Error(`${compositeMark} cannot have both xError and yError with both are quantiative`);
		else if (isFieldOrDatumDef(xError)) {
			if (isContinuousFieldOrDatumDef(x)) return {
				orient: "horizontal",
				inputType: "aggregated-error"
			};
			else throw new Error("All x, xError, and xError2 (if exist) have to be quantitative");
		} else if (isFieldOrDatumDef(yError)) {
			if (isContinuousFieldOrDatumDef(y)) return {
				orient: "vertical",
				inputType: "aggregated-error"
			};
			else throw new Error("All y, yError, and yError2 (if exist) have to be quantitative");
		}
		throw new Error("No ranged axis");
	}
}
function errorBarIsInputTypeRaw(encoding) {
	return (isFieldOrDatumDef(encoding.x) || isFieldOrDatumDef(encoding.y)) && !isFieldOrDatumDef(encoding.x2) && !isFieldOrDatumDef(encoding.y2) && !isFieldOrDatumDef(encoding.xError) && !isFieldOrDatumDef(encoding.xError2) && !isFieldOrDatumDef(encoding.yError) && !isFieldOrDatumDef(encoding.yError2);
}
function errorBarIsInputTypeAggregatedUpperLower(encoding) {
	return isFieldOrDatumDef(encoding.x2) || isFieldOrDatumDef(encoding.y2);
}
function errorBarIsInputTypeAggregatedError(encoding) {
	return isFieldOrDatumDef(encoding.xError) || isFieldOrDatumDef(encoding.xError2) || isFieldOrDatumDef(encoding.yError) || isFieldOrDatumDef(encoding.yError2);
}
function errorBarParams(spec, compositeMark, config) {
	const { mark, encoding, params, projection: _p, ...outerSpec } = spec;
	const markDef = isMarkDef(mark) ? mark : { type: mark };
	if (params) warn(selectionNotSupported(compositeMark));
	const { orient, inputType } = errorBarOrientAndInputType(spec, compositeMark);
	const { continuousAxisChannelDef, continuousAxisChannelDef2, continuousAxisChannelDefError, continuousAxisChannelDefError2, continuousAxis } = compositeMarkContinuousAxis(spec, orient, compositeMark);
	const { errorBarSpecificAggregate, postAggregateCalculates, tooltipSummary, tooltipTitleWithFieldName } = errorBarAggregationAndCalculation(markDef, continuousAxisChannelDef, continuousAxisChannelDef2, continuousAxisChannelDefError, continuousAxisChannelDefError2, inputType, compositeMark, config);
	const { [continuousAxis]: oldContinuousAxisChannelDef, [continuousAxis === "x" ? "x2" : "y2"]: oldContinuousAxisChannelDef2, [continuousAxis === "x" ? "xError" : "yError"]: oldContinuousAxisChannelDefError, [continuousAxis === "x" ? "xError2" : "yError2"]: oldContinuousAxisChannelDefError2, ...oldEncodingWithoutContinuousAxis } = encoding;
	const { bins, timeUnits, aggregate: oldAggregate, groupby: oldGroupBy, encoding: encodingWithoutContinuousAxis } = extractTransformsFromEncoding(oldEncodingWithoutContinuousAxis, config);
	const aggregate = [...oldAggregate, ...errorBarSpecificAggregate];
	const groupby = inputType !== "raw" ? [] : oldGroupBy;
	const tooltipEncoding = getCompositeMarkTooltip(tooltipSummary, continuousAxisChannelDef, encodingWithoutContinuousAxis, tooltipTitleWithFieldName);
	return {
		transform: [
			...outerSpec.transform ?? [],
			...bins,
			...timeUnits,
			...aggregate.length === 0 ? [] : [{
				aggregate,
				groupby
			}],
			...postAggregateCalculates
		],
		groupby,
		continuousAxisChannelDef,
		continuousAxis,
		encodingWithoutContinuousAxis,
		ticksOrient: orient === "vertical" ? "horizontal" : "vertical",
		markDef,
		outerSpec,
		tooltipEncoding
	};
}
function errorBarAggregationAndCalculation(markDef, continuousAxisChannelDef, continuousAxisChannelDef2, continuousAxisChannelDefError, continuousAxisChannelDefError2, inputType, compositeMark, config) {
	let errorBarSpecificAggregate = [];
	let postAggregateCalculates = [];
	const continuousFieldName = continuousAxisChannelDef.field;
	let tooltipSummary;
	let tooltipTitleWithFieldName = false;
	if (inputType === "raw") {
		const center = markDef.center ? markDef.center : markDef.extent ? markDef.extent === "iqr" ? "median" : "mean" : config.errorbar.center;
		const extent = markDef.extent ? markDef.extent : center === "mean" ? "stderr" : "iqr";
		if (center === "median" !== (extent === "iqr")) warn(errorBarCenterIsUsedWithWrongExtent(center, extent, compositeMark));
		if (extent === "stderr" || extent === "stdev") {
			errorBarSpecificAggregate = [{
				op: extent,
				field: continuousFieldName,
				as: `extent_${continuousFieldName}`
			}, {
				op: center,
				field: continuousFieldName,
				as: `center_${continuousFieldName}`
			}];
			postAggregateCalculates = [{
				calculate: `${accessWithDatumToUnescapedPath(`center_${continuousFieldName}`)} + ${accessWithDatumToUnescapedPath(`extent_${continuousFieldName}`)}`,
				as: `upper_${continuousFieldName}`
			}, {
				calculate: `${accessWithDatumToUnescapedPath(`center_${continuousFieldName}`)} - ${accessWithDatumToUnescapedPath(`extent_${continuousFieldName}`)}`,
				as: `lower_${continuousFieldName}`
			}];
			tooltipSummary = [
				{
					fieldPrefix: "center_",
					titlePrefix: titleCase(center)
				},
				{
					fieldPrefix: "upper_",
					titlePrefix: getTitlePrefix(center, extent, "+")
				},
				{
					fieldPrefix: "lower_",
					titlePrefix: getTitlePrefix(center, extent, "-")
				}
			];
			tooltipTitleWithFieldName = true;
		} else {
			let centerOp;
			let lowerExtentOp;
			let upperExtentOp;
			if (extent === "ci") {
				centerOp = "mean";
				lowerExtentOp = "ci0";
				upperExtentOp = "ci1";
			} else {
				centerOp = "median";
				lowerExtentOp = "q1";
				upperExtentOp = "q3";
			}
			errorBarSpecificAggregate = [
				{
					op: lowerExtentOp,
					field: continuousFieldName,
					as: `lower_${continuousFieldName}`
				},
				{
					op: upperExtentOp,
					field: continuousFieldName,
					as: `upper_${continuousFieldName}`
				},
				{
					op: centerOp,
					field: continuousFieldName,
					as: `center_${continuousFieldName}`
				}
			];
			tooltipSummary = [
				{
					fieldPrefix: "upper_",
					titlePrefix: title({
						field: continuousFieldName,
						aggregate: upperExtentOp,
						type: "quantitative"
					}, config, { allowDisabling: false })
				},
				{
					fieldPrefix: "lower_",
					titlePrefix: title({
						field: continuousFieldName,
						aggregate: lowerExtentOp,
						type: "quantitative"
					}, config, { allowDisabling: false })
				},
				{
					fieldPrefix: "center_",
					titlePrefix: title({
						field: continuousFieldName,
						aggregate: centerOp,
						type: "quantitative"
					}, config, { allowDisabling: false })
				}
			];
		}
	} else {
		if (markDef.center || markDef.extent) warn(errorBarCenterAndExtentAreNotNeeded(markDef.center, markDef.extent));
		if (inputType === "aggregated-upper-lower") {
			tooltipSummary = [];
			postAggregateCalculates = [{
				calculate: accessWithDatumToUnescapedPath(continuousAxisChannelDef2.field),
				as: `upper_${continuousFieldName}`
			}, {
				calculate: accessWithDatumToUnescapedPath(continuousFieldName),
				as: `lower_${continuousFieldName}`
			}];
		} else if (inputType === "aggregated-error") {
			tooltipSummary = [{
				fieldPrefix: "",
				titlePrefix: continuousFieldName
			}];
			postAggregateCalculates = [{
				calculate: `${accessWithDatumToUnescapedPath(continuousFieldName)} + ${accessWithDatumToUnescapedPath(continuousAxisChannelDefError.field)}`,
				as: `upper_${continuousFieldName}`
			}];
			if (continuousAxisChannelDefError2) postAggregateCalculates.push({
				calculate: `${accessWithDatumToUnescapedPath(continuousFieldName)} + ${accessWithDatumToUnescapedPath(continuousAxisChannelDefError2.field)}`,
				as: `lower_${continuousFieldName}`
			});
			else postAggregateCalculates.push({
				calculate: `${accessWithDatumToUnescapedPath(continuousFieldName)} - ${accessWithDatumToUnescapedPath(continuousAxisChannelDefError.field)}`,
				as: `lower_${continuousFieldName}`
			});
		}
		for (const postAggregateCalculate of postAggregateCalculates) tooltipSummary.push({
			fieldPrefix: postAggregateCalculate.as.substring(0, 6),
			titlePrefix: replaceAll(replaceAll(postAggregateCalculate.calculate, "datum['", ""), "']", "")
		});
	}
	return {
		postAggregateCalculates,
		errorBarSpecificAggregate,
		tooltipSummary,
		tooltipTitleWithFieldName
	};
}
function getTitlePrefix(center, extent, operation) {
	return `${titleCase(center)} ${operation} ${extent}`;
}
const ERRORBAND = "errorband";
const ERRORBAND_PARTS = ["band", "borders"];
const errorBandNormalizer = new CompositeMarkNormalizer(ERRORBAND, normalizeErrorBand);
function normalizeErrorBand(spec, { config }) {
	spec = {
		...spec,
		encoding: normalizeEncoding(spec.encoding, config)
	};
	const { transform, continuousAxisChannelDef, continuousAxis, encodingWithoutContinuousAxis, markDef, outerSpec, tooltipEncoding } = errorBarParams(spec, ERRORBAND, config);
	const errorBandDef = markDef;
	const makeErrorBandPart = makeCompositeAggregatePartFactory(errorBandDef, continuousAxis, continuousAxisChannelDef, encodingWithoutContinuousAxis, config.errorband);
	const is2D = spec.encoding.x !== void 0 && spec.encoding.y !== void 0;
	let bandMark = { type: is2D ? "area" : "rect" };
	let bordersMark = { type: is2D ? "line" : "rule" };
	const interpolate = {
		...errorBandDef.interpolate ? { interpolate: errorBandDef.interpolate } : {},
		...errorBandDef.tension && errorBandDef.interpolate ? { tension: errorBandDef.tension } : {}
	};
	if (is2D) {
		bandMark = {
			...bandMark,
			...interpolate,
			ariaRoleDescription: "errorband"
		};
		bordersMark = {
			...bordersMark,
			...interpolate,
			aria: false
		};
	} else if (errorBandDef.interpolate) warn(errorBand1DNotSupport("interpolate"));
	else if (errorBandDef.tension) warn(errorBand1DNotSupport("tension"));
	return {
		...outerSpec,
		transform,
		layer: [
			...makeErrorBandPart({
				partName: "band",
				mark: bandMark,
				positionPrefix: "lower",
				endPositionPrefix: "upper",
				extraEncoding: tooltipEncoding
			}),
			...makeErrorBandPart({
				partName: "borders",
				mark: bordersMark,
				positionPrefix: "lower",
				extraEncoding: tooltipEncoding
			}),
			...makeErrorBandPart({
				partName: "borders",
				mark: bordersMark,
				positionPrefix: "upper",
				extraEncoding: tooltipEncoding
			})
		]
	};
}
/**
* Registry index for all composite mark's normalizer
*/
const compositeMarkRegistry = {};
function add(mark, run, parts) {
	const normalizer = new CompositeMarkNormalizer(mark, run);
	compositeMarkRegistry[mark] = {
		normalizer,
		parts
	};
}
function getAllCompositeMarks() {
	return keys(compositeMarkRegistry);
}
add(BOXPLOT, normalizeBoxPlot, BOXPLOT_PARTS);
add(ERRORBAR, normalizeErrorBar, ERRORBAR_PARTS);
add(ERRORBAND, normalizeErrorBand, ERRORBAND_PARTS);
const VL_ONLY_LEGEND_CONFIG = [
	"gradientHorizontalMaxLength",
	"gradientHorizontalMinLength",
	"gradientVerticalMaxLength",
	"gradientVerticalMinLength",
	"unselectedOpacity"
];
const HEADER_TITLE_PROPERTIES_MAP = {
	titleAlign: "align",
	titleAnchor: "anchor",
	titleAngle: "angle",
	titleBaseline: "baseline",
	titleColor: "color",
	titleFont: "font",
	titleFontSize: "fontSize",
	titleFontStyle: "fontStyle",
	titleFontWeight: "fontWeight",
	titleLimit: "limit",
	titleLineHeight: "lineHeight",
	titleOrient: "orient",
	titlePadding: "offset"
};
const HEADER_LABEL_PROPERTIES_MAP = {
	labelAlign: "align",
	labelAnchor: "anchor",
	labelAngle: "angle",
	labelBaseline: "baseline",
	labelColor: "color",
	labelFont: "font",
	labelFontSize: "fontSize",
	labelFontStyle: "fontStyle",
	labelFontWeight: "fontWeight",
	labelLimit: "limit",
	labelLineHeight: "lineHeight",
	labelOrient: "orient",
	labelPadding: "offset"
};
const HEADER_TITLE_PROPERTIES = keys(HEADER_TITLE_PROPERTIES_MAP);
const HEADER_LABEL_PROPERTIES = keys(HEADER_LABEL_PROPERTIES_MAP);
const HEADER_CONFIGS = keys({
	header: 1,
	headerRow: 1,
	headerColumn: 1,
	headerFacet: 1
});
const LEGEND_SCALE_CHANNELS = [
	"size",
	"shape",
	"fill",
	"stroke",
	"strokeDash",
	"strokeWidth",
	"opacity"
];
const defaultLegendConfig = {
	gradientHorizontalMaxLength: 200,
	gradientHorizontalMinLength: 100,
	gradientVerticalMaxLength: 200,
	gradientVerticalMinLength: 64,
	unselectedOpacity: .35
};
const COMMON_LEGEND_PROPERTY_INDEX = {
	aria: 1,
	clipHeight: 1,
	columnPadding: 1,
	columns: 1,
	cornerRadius: 1,
	description: 1,
	direction: 1,
	fillColor: 1,
	format: 1,
	formatType: 1,
	gradientLength: 1,
	gradientOpacity: 1,
	gradientStrokeColor: 1,
	gradientStrokeWidth: 1,
	gradientThickness: 1,
	gridAlign: 1,
	labelAlign: 1,
	labelBaseline: 1,
	labelColor: 1,
	labelFont: 1,
	labelFontSize: 1,
	labelFontStyle: 1,
	labelFontWeight: 1,
	labelLimit: 1,
	labelOffset: 1,
	labelOpacity: 1,
	labelOverlap: 1,
	labelPadding: 1,
	labelSeparation: 1,
	legendX: 1,
	legendY: 1,
	offset: 1,
	orient: 1,
	padding: 1,
	rowPadding: 1,
	strokeColor: 1,
	symbolDash: 1,
	symbolDashOffset: 1,
	symbolFillColor: 1,
	symbolLimit: 1,
	symbolOffset: 1,
	symbolOpacity: 1,
	symbolSize: 1,
	symbolStrokeColor: 1,
	symbolStrokeWidth: 1,
	symbolType: 1,
	tickCount: 1,
	tickMinStep: 1,
	title: 1,
	titleAlign: 1,
	titleAnchor: 1,
	titleBaseline: 1,
	titleColor: 1,
	titleFont: 1,
	titleFontSize: 1,
	titleFontStyle: 1,
	titleFontWeight: 1,
	titleLimit: 1,
	titleLineHeight: 1,
	titleOpacity: 1,
	titleOrient: 1,
	titlePadding: 1,
	type: 1,
	values: 1,
	zindex: 1
};
const SELECTION_ID = "_vgsid_";
const defaultConfig$1 = {
	point: {
		on: "click",
		fields: [SELECTION_ID],
		toggle: "event.shiftKey",
		resolve: "global",
		clear: "dblclick"
	},
	interval: {
		on: "[pointerdown, window:pointerup] > window:pointermove!",
		encodings: ["x", "y"],
		translate: "[pointerdown, window:pointerup] > window:pointermove!",
		zoom: "wheel!",
		mark: {
			fill: "#333",
			fillOpacity: .125,
			stroke: "white"
		},
		resolve: "global",
		clear: "dblclick"
	}
};
function isLegendBinding(bind) {
	return bind === "legend" || !!bind?.legend;
}
function isLegendStreamBinding(bind) {
	return isLegendBinding(bind) && isObject(bind);
}
function isSelectionParameter(param) {
	return !!param?.["select"];
}
function assembleParameterSignals(params) {
	const signals = [];
	for (const param of params || []) {
		if (isSelectionParameter(param)) continue;
		const { expr, bind, ...rest } = param;
		if (bind && expr) {
			const signal = {
				...rest,
				bind,
				init: expr
			};
			signals.push(signal);
		} else {
			const signal = {
				...rest,
				...expr ? { update: expr } : {},
				...bind ? { bind } : {}
			};
			signals.push(signal);
		}
	}
	return signals;
}
function isAnyConcatSpec(spec) {
	return isVConcatSpec(spec) || isHConcatSpec(spec) || isConcatSpec(spec);
}
function isConcatSpec(spec) {
	return hasProperty(spec, "concat");
}
function isVConcatSpec(spec) {
	return hasProperty(spec, "vconcat");
}
function isHConcatSpec(spec) {
	return hasProperty(spec, "hconcat");
}
function getStepFor({ step, offsetIsDiscrete }) {
	if (offsetIsDiscrete) return step.for ?? "offset";
	else return "position";
}
function isStep(size) {
	return hasProperty(size, "step");
}
function isFrameMixins(o) {
	return hasProperty(o, "view") || hasProperty(o, "width") || hasProperty(o, "height");
}
const DEFAULT_SPACING = 20;
const COMPOSITION_LAYOUT_PROPERTIES = keys({
	align: 1,
	bounds: 1,
	center: 1,
	columns: 1,
	spacing: 1
});
function extractCompositionLayout(spec, specType, config) {
	const compositionConfig = config[specType];
	const layout = {};
	const { spacing: spacingConfig, columns } = compositionConfig;
	if (spacingConfig !== void 0) layout.spacing = spacingConfig;
	if (columns !== void 0) {
		if (isFacetSpec(spec) && !isFacetMapping(spec.facet) || isConcatSpec(spec)) layout.columns = columns;
	}
	if (isVConcatSpec(spec)) layout.columns = 1;
	for (const prop of COMPOSITION_LAYOUT_PROPERTIES) if (spec[prop] !== void 0) {
		if (prop === "spacing") {
			const spacing = spec[prop];
			layout[prop] = isNumber(spacing) ? spacing : {
				row: spacing.row ?? spacingConfig,
				column: spacing.column ?? spacingConfig
			};
		} else layout[prop] = spec[prop];
	}
	return layout;
}
function getViewConfigContinuousSize(viewConfig, channel) {
	return viewConfig[channel] ?? viewConfig[channel === "width" ? "continuousWidth" : "continuousHeight"];
}
function getViewConfigDiscreteStep(viewConfig, channel) {
	const size = getViewConfigDiscreteSize(viewConfig, channel);
	return isStep(size) ? size.step : DEFAULT_STEP;
}
function getViewConfigDiscreteSize(viewConfig, channel) {
	return getFirstDefined(viewConfig[channel] ?? viewConfig[channel === "width" ? "discreteWidth" : "discreteHeight"], { step: viewConfig.step });
}
const DEFAULT_STEP = 20;
const defaultConfig = {
	background: "white",
	padding: 5,
	timeFormat: "%b %d, %Y",
	countTitle: "Count of Records",
	view: {
		continuousWidth: 300,
		continuousHeight: 300,
		step: DEFAULT_STEP
	},
	mark: defaultMarkConfig,
	arc: {},
	area: {},
	bar: defaultBarConfig,
	circle: {},
	geoshape: {},
	image: {},
	line: {},
	point: {},
	rect: defaultRectConfig,
	rule: { color: "black" },
	square: {},
	text: { color: "black" },
	tick: defaultTickConfig,
	trail: {},
	boxplot: {
		size: 14,
		extent: 1.5,
		box: {},
		median: { color: "white" },
		outliers: {},
		rule: {},
		ticks: null
	},
	errorbar: {
		center: "mean",
		rule: true,
		ticks: false
	},
	errorband: {
		band: { opacity: .3 },
		borders: false
	},
	scale: defaultScaleConfig,
	projection: {},
	legend: defaultLegendConfig,
	header: {
		titlePadding: 10,
		labelPadding: 10
	},
	headerColumn: {},
	headerRow: {},
	headerFacet: {},
	selection: defaultConfig$1,
	style: {},
	title: {},
	facet: { spacing: DEFAULT_SPACING },
	concat: { spacing: DEFAULT_SPACING },
	normalizedNumberFormat: ".0%"
};
const tab10 = [
	"#4c78a8",
	"#f58518",
	"#e45756",
	"#72b7b2",
	"#54a24b",
	"#eeca3b",
	"#b279a2",
	"#ff9da6",
	"#9d755d",
	"#bab0ac"
];
const DEFAULT_FONT_SIZE = {
	text: 11,
	guideLabel: 10,
	guideTitle: 11,
	groupTitle: 13,
	groupSubtitle: 12
};
const DEFAULT_COLOR = {
	blue: tab10[0],
	orange: tab10[1],
	red: tab10[2],
	teal: tab10[3],
	green: tab10[4],
	yellow: tab10[5],
	purple: tab10[6],
	pink: tab10[7],
	brown: tab10[8],
	gray0: "#000",
	gray1: "#111",
	gray2: "#222",
	gray3: "#333",
	gray4: "#444",
	gray5: "#555",
	gray6: "#666",
	gray7: "#777",
	gray8: "#888",
	gray9: "#999",
	gray10: "#aaa",
	gray11: "#bbb",
	gray12: "#ccc",
	gray13: "#ddd",
	gray14: "#eee",
	gray15: "#fff"
};
function colorSignalConfig(color = {}) {
	return {
		signals: [{
			name: "color",
			value: isObject(color) ? {
				...DEFAULT_COLOR,
				...color
			} : DEFAULT_COLOR
		}],
		mark: { color: { signal: "color.blue" } },
		rule: { color: { signal: "color.gray0" } },
		text: { color: { signal: "color.gray0" } },
		style: {
			"guide-label": { fill: { signal: "color.gray0" } },
			"guide-title": { fill: { signal: "color.gray0" } },
			"group-title": { fill: { signal: "color.gray0" } },
			"group-subtitle": { fill: { signal: "color.gray0" } },
			cell: { stroke: { signal: "color.gray8" } }
		},
		axis: {
			domainColor: { signal: "color.gray13" },
			gridColor: { signal: "color.gray8" },
			tickColor: { signal: "color.gray13" }
		},
		range: { category: [
			{ signal: "color.blue" },
			{ signal: "color.orange" },
			{ signal: "color.red" },
			{ signal: "color.teal" },
			{ signal: "color.green" },
			{ signal: "color.yellow" },
			{ signal: "color.purple" },
			{ signal: "color.pink" },
			{ signal: "color.brown" },
			{ signal: "color.grey8" }
		] }
	};
}
function fontSizeSignalConfig(fontSize) {
	return {
		signals: [{
			name: "fontSize",
			value: isObject(fontSize) ? {
				...DEFAULT_FONT_SIZE,
				...fontSize
			} : DEFAULT_FONT_SIZE
		}],
		text: { fontSize: { signal: "fontSize.text" } },
		style: {
			"guide-label": { fontSize: { signal: "fontSize.guideLabel" } },
			"guide-title": { fontSize: { signal: "fontSize.guideTitle" } },
			"group-title": { fontSize: { signal: "fontSize.groupTitle" } },
			"group-subtitle": { fontSize: { signal: "fontSize.groupSubtitle" } }
		}
	};
}
function fontConfig(font) {
	return {
		text: { font },
		style: {
			"guide-label": { font },
			"guide-title": { font },
			"group-title": { font },
			"group-subtitle": { font }
		}
	};
}
function getAxisConfigInternal(axisConfig) {
	const props = keys(axisConfig || {});
	const axisConfigInternal = {};
	for (const prop of props) {
		const val = axisConfig[prop];
		axisConfigInternal[prop] = isConditionalAxisValue(val) ? signalOrValueRefWithCondition(val) : signalRefOrValue(val);
	}
	return axisConfigInternal;
}
function getStyleConfigInternal(styleConfig) {
	const props = keys(styleConfig);
	const styleConfigInternal = {};
	for (const prop of props) styleConfigInternal[prop] = getAxisConfigInternal(styleConfig[prop]);
	return styleConfigInternal;
}
const configPropsWithExpr = [
	...MARK_CONFIGS,
	...AXIS_CONFIGS,
	...HEADER_CONFIGS,
	"background",
	"padding",
	"legend",
	"lineBreak",
	"scale",
	"style",
	"title",
	"view"
];
/**
* Merge specified config with default config and config for the `color` flag,
* then replace all expressions with signals
*/
function initConfig(specifiedConfig = {}) {
	const { color, font, fontSize, selection, ...restConfig } = specifiedConfig;
	const mergedConfig = mergeConfig({}, duplicate(defaultConfig), font ? fontConfig(font) : {}, color ? colorSignalConfig(color) : {}, fontSize ? fontSizeSignalConfig(fontSize) : {}, restConfig || {});
	if (selection) writeConfig(mergedConfig, "selection", selection, true);
	const outputConfig = omit(mergedConfig, configPropsWithExpr);
	for (const prop of [
		"background",
		"lineBreak",
		"padding"
	]) if (mergedConfig[prop]) outputConfig[prop] = signalRefOrValue(mergedConfig[prop]);
	for (const markConfigType of MARK_CONFIGS) if (mergedConfig[markConfigType]) outputConfig[markConfigType] = replaceExprRef(mergedConfig[markConfigType]);
	for (const axisConfigType of AXIS_CONFIGS) if (mergedConfig[axisConfigType]) outputConfig[axisConfigType] = getAxisConfigInternal(mergedConfig[axisConfigType]);
	for (const headerConfigType of HEADER_CONFIGS) if (mergedConfig[headerConfigType]) outputConfig[headerConfigType] = replaceExprRef(mergedConfig[headerConfigType]);
	if (mergedConfig.legend) outputConfig.legend = replaceExprRef(mergedConfig.legend);
	if (mergedConfig.scale) {
		const { invalid, ...otherScaleConfig } = mergedConfig.scale;
		const newScaleInvalid = replaceExprRef(invalid, { level: 1 });
		outputConfig.scale = {
			...replaceExprRef(otherScaleConfig),
			...keys(newScaleInvalid).length > 0 ? { invalid: newScaleInvalid } : {}
		};
	}
	if (mergedConfig.style) outputConfig.style = getStyleConfigInternal(mergedConfig.style);
	if (mergedConfig.title) outputConfig.title = replaceExprRef(mergedConfig.title);
	if (mergedConfig.view) outputConfig.view = replaceExprRef(mergedConfig.view);
	return outputConfig;
}
const MARK_STYLES = /* @__PURE__ */ new Set(["view", ...PRIMITIVE_MARKS]);
const VL_ONLY_CONFIG_PROPERTIES = [
	"color",
	"fontSize",
	"background",
	"padding",
	"facet",
	"concat",
	"numberFormat",
	"numberFormatType",
	"normalizedNumberFormat",
	"normalizedNumberFormatType",
	"timeFormat",
	"countTitle",
	"header",
	"axisQuantitative",
	"axisTemporal",
	"axisDiscrete",
	"axisPoint",
	"axisXBand",
	"axisXPoint",
	"axisXDiscrete",
	"axisXQuantitative",
	"axisXTemporal",
	"axisYBand",
	"axisYPoint",
	"axisYDiscrete",
	"axisYQuantitative",
	"axisYTemporal",
	"scale",
	"selection",
	"overlay"
];
const VL_ONLY_ALL_MARK_SPECIFIC_CONFIG_PROPERTY_INDEX = {
	view: [
		"continuousWidth",
		"continuousHeight",
		"discreteWidth",
		"discreteHeight",
		"step"
	],
	...VL_ONLY_MARK_SPECIFIC_CONFIG_PROPERTY_INDEX
};
function stripAndRedirectConfig(config) {
	config = duplicate(config);
	for (const prop of VL_ONLY_CONFIG_PROPERTIES) delete config[prop];
	if (config.axis) {
		for (const prop in config.axis) if (isConditionalAxisValue(config.axis[prop])) delete config.axis[prop];
	}
	if (config.legend) for (const prop of VL_ONLY_LEGEND_CONFIG) delete config.legend[prop];
	if (config.mark) {
		for (const prop of VL_ONLY_MARK_CONFIG_PROPERTIES) delete config.mark[prop];
		if (config.mark.tooltip && isObject(config.mark.tooltip)) delete config.mark.tooltip;
	}
	if (config.params) {
		config.signals = (config.signals || []).concat(assembleParameterSignals(config.params));
		delete config.params;
	}
	for (const markType of MARK_STYLES) {
		for (const prop of VL_ONLY_MARK_CONFIG_PROPERTIES) delete config[markType][prop];
		const vlOnlyMarkSpecificConfigs = VL_ONLY_ALL_MARK_SPECIFIC_CONFIG_PROPERTY_INDEX[markType];
		if (vlOnlyMarkSpecificConfigs) for (const prop of vlOnlyMarkSpecificConfigs) delete config[markType][prop];
		redirectConfigToStyleConfig(config, markType);
	}
	for (const m of getAllCompositeMarks()) delete config[m];
	redirectTitleConfig(config);
	for (const prop in config) if (isObject(config[prop]) && isEmpty(config[prop])) delete config[prop];
	return isEmpty(config) ? void 0 : config;
}
/**
*
* Redirect config.title -- so that title config do not affect header labels,
* which also uses `title` directive to implement.
*
* For subtitle configs in config.title, keep them in config.title as header titles never have subtitles.
*/
function redirectTitleConfig(config) {
	const { titleMarkConfig, subtitleMarkConfig, subtitle } = extractTitleConfig(config.title);
	if (!isEmpty(titleMarkConfig)) config.style["group-title"] = {
		...config.style["group-title"],
		...titleMarkConfig
	};
	if (!isEmpty(subtitleMarkConfig)) config.style["group-subtitle"] = {
		...config.style["group-subtitle"],
		...subtitleMarkConfig
	};
	if (!isEmpty(subtitle)) config.title = subtitle;
	else delete config.title;
}
function redirectConfigToStyleConfig(config, prop, toProp, compositeMarkPart) {
	const propConfig = config[prop];
	if (prop === "view") toProp = "cell";
	const style = {
		...propConfig,
		...config.style[toProp ?? prop]
	};
	if (!isEmpty(style)) config.style[toProp ?? prop] = style;
	delete config[prop];
}
function isLayerSpec(spec) {
	return hasProperty(spec, "layer");
}
function isRepeatSpec(spec) {
	return hasProperty(spec, "repeat");
}
function isLayerRepeatSpec(spec) {
	return !isArray(spec.repeat) && hasProperty(spec.repeat, "layer");
}
var SpecMapper = class {
	map(spec, params) {
		if (isFacetSpec(spec)) return this.mapFacet(spec, params);
		else if (isRepeatSpec(spec)) return this.mapRepeat(spec, params);
		else if (isHConcatSpec(spec)) return this.mapHConcat(spec, params);
		else if (isVConcatSpec(spec)) return this.mapVConcat(spec, params);
		else if (isConcatSpec(spec)) return this.mapConcat(spec, params);
		else return this.mapLayerOrUnit(spec, params);
	}
	mapLayerOrUnit(spec, params) {
		if (isLayerSpec(spec)) return this.mapLayer(spec, params);
		else if (isUnitSpec(spec)) return this.mapUnit(spec, params);
		throw new Error(invalidSpec(spec));
	}
	mapLayer(spec, params) {
		return {
			...spec,
			layer: spec.layer.map((subspec) => this.mapLayerOrUnit(subspec, params))
		};
	}
	mapHConcat(spec, params) {
		return {
			...spec,
			hconcat: spec.hconcat.map((subspec) => this.map(subspec, params))
		};
	}
	mapVConcat(spec, params) {
		return {
			...spec,
			vconcat: spec.vconcat.map((subspec) => this.map(subspec, params))
		};
	}
	mapConcat(spec, params) {
		const { concat, ...rest } = spec;
		return {
			...rest,
			concat: concat.map((subspec) => this.map(subspec, params))
		};
	}
	mapFacet(spec, params) {
		return {
			...spec,
			spec: this.map(spec.spec, params)
		};
	}
	mapRepeat(spec, params) {
		return {
			...spec,
			spec: this.map(spec.spec, params)
		};
	}
};
const STACK_OFFSET_INDEX = {
	zero: 1,
	center: 1,
	normalize: 1
};
function isStackOffset(s) {
	return hasOwnProperty(STACK_OFFSET_INDEX, s);
}
const STACKABLE_MARKS = /* @__PURE__ */ new Set([
	ARC,
	BAR,
	AREA,
	RULE,
	POINT,
	CIRCLE,
	SQUARE,
	LINE,
	TEXT,
	TICK
]);
const STACK_BY_DEFAULT_MARKS = /* @__PURE__ */ new Set([
	BAR,
	AREA,
	ARC
]);
function isUnbinnedQuantitative(channelDef) {
	return isFieldDef(channelDef) && channelDefType(channelDef) === "quantitative" && !channelDef.bin;
}
function potentialStackedChannel(encoding, x, { orient, type: mark }) {
	const y = x === "x" ? "y" : "radius";
	const isCartesianBarOrArea = x === "x" && ["bar", "area"].includes(mark);
	const xDef = encoding[x];
	const yDef = encoding[y];
	if (isFieldDef(xDef) && isFieldDef(yDef)) {
		if (isUnbinnedQuantitative(xDef) && isUnbinnedQuantitative(yDef)) {
			if (xDef.stack) return x;
			else if (yDef.stack) return y;
			const xAggregate = isFieldDef(xDef) && !!xDef.aggregate;
			if (xAggregate !== (isFieldDef(yDef) && !!yDef.aggregate)) return xAggregate ? x : y;
			if (isCartesianBarOrArea) {
				if (orient === "vertical") return y;
				else if (orient === "horizontal") return x;
			}
		} else if (isUnbinnedQuantitative(xDef)) return x;
		else if (isUnbinnedQuantitative(yDef)) return y;
	} else if (isUnbinnedQuantitative(xDef)) {
		if (isCartesianBarOrArea && orient === "vertical") return;
		return x;
	} else if (isUnbinnedQuantitative(yDef)) {
		if (isCartesianBarOrArea && orient === "horizontal") return;
		return y;
	}
}
function getDimensionChannel(channel) {
	switch (channel) {
		case "x": return "y";
		case "y": return "x";
		case "theta": return "radius";
		case "radius": return "theta";
	}
}
function stack(m, encoding) {
	const markDef = isMarkDef(m) ? m : { type: m };
	const mark = markDef.type;
	if (!STACKABLE_MARKS.has(mark)) return null;
	const fieldChannel = potentialStackedChannel(encoding, "x", markDef) || potentialStackedChannel(encoding, "theta", markDef);
	if (!fieldChannel) return null;
	const stackedFieldDef = encoding[fieldChannel];
	const stackedField = isFieldDef(stackedFieldDef) ? vgField(stackedFieldDef, {}) : void 0;
	const dimensionChannel = getDimensionChannel(fieldChannel);
	const groupbyChannels = [];
	const groupbyFields = /* @__PURE__ */ new Set();
	if (encoding[dimensionChannel]) {
		const dimensionDef = encoding[dimensionChannel];
		const dimensionField = isFieldDef(dimensionDef) ? vgField(dimensionDef, {}) : void 0;
		if (dimensionField && dimensionField !== stackedField) {
			groupbyChannels.push(dimensionChannel);
			groupbyFields.add(dimensionField);
		}
	}
	const dimensionOffsetChannel = dimensionChannel === "x" ? "xOffset" : "yOffset";
	const dimensionOffsetDef = encoding[dimensionOffsetChannel];
	const dimensionOffsetField = isFieldDef(dimensionOffsetDef) ? vgField(dimensionOffsetDef, {}) : void 0;
	if (dimensionOffsetField && dimensionOffsetField !== stackedField) {
		groupbyChannels.push(dimensionOffsetChannel);
		groupbyFields.add(dimensionOffsetField);
	}
	const stackBy = NONPOSITION_CHANNELS.reduce((sc, channel) => {
		if (channel !== "tooltip" && channelHasField(encoding, channel)) {
			const channelDef = encoding[channel];
			for (const cDef of array_default(channelDef)) {
				const fieldDef = getFieldDef(cDef);
				if (fieldDef.aggregate) continue;
				const f = vgField(fieldDef, {});
				if (!f || !groupbyFields.has(f)) sc.push({
					channel,
					fieldDef
				});
			}
		}
		return sc;
	}, []);
	let offset;
	if (stackedFieldDef.stack !== void 0) {
		if (isBoolean$1(stackedFieldDef.stack)) offset = stackedFieldDef.stack ? "zero" : null;
		else offset = stackedFieldDef.stack;
	} else if (STACK_BY_DEFAULT_MARKS.has(mark)) offset = "zero";
	if (!offset || !isStackOffset(offset)) return null;
	if (isAggregate$1(encoding) && stackBy.length === 0) return null;
	if (stackedFieldDef?.scale?.type && stackedFieldDef?.scale?.type !== ScaleType.LINEAR) {
		if (stackedFieldDef?.stack) warn(stackNonLinearScale(stackedFieldDef.scale.type));
	}
	if (isFieldOrDatumDef(encoding[getSecondaryRangeChannel(fieldChannel)])) {
		if (stackedFieldDef.stack !== void 0) warn(cannotStackRangedMark(fieldChannel));
		return null;
	}
	if (isFieldDef(stackedFieldDef) && stackedFieldDef.aggregate && !SUM_OPS.has(stackedFieldDef.aggregate)) warn(stackNonSummativeAggregate(stackedFieldDef.aggregate));
	return {
		groupbyChannels,
		groupbyFields,
		fieldChannel,
		impute: stackedFieldDef.impute === null ? false : isPathMark(mark),
		stackBy,
		offset
	};
}
function initMarkdef(originalMarkDef, encoding, config) {
	const markDef = replaceExprRef(originalMarkDef);
	const specifiedOrient = getMarkPropOrConfig("orient", markDef, config);
	markDef.orient = orient(markDef.type, encoding, specifiedOrient);
	if (specifiedOrient !== void 0 && specifiedOrient !== markDef.orient) warn(orientOverridden(markDef.orient, specifiedOrient));
	if (markDef.type === "bar" && markDef.orient) {
		const cornerRadiusEnd = getMarkPropOrConfig("cornerRadiusEnd", markDef, config);
		if (cornerRadiusEnd !== void 0) {
			const newProps = markDef.orient === "horizontal" && encoding.x2 || markDef.orient === "vertical" && encoding.y2 ? ["cornerRadius"] : BAR_CORNER_RADIUS_INDEX[markDef.orient];
			for (const newProp of newProps) markDef[newProp] = cornerRadiusEnd;
			if (markDef.cornerRadiusEnd !== void 0) delete markDef.cornerRadiusEnd;
		}
	}
	const specifiedOpacity = getMarkPropOrConfig("opacity", markDef, config);
	const specifiedFillOpacity = getMarkPropOrConfig("fillOpacity", markDef, config);
	if (specifiedOpacity === void 0 && specifiedFillOpacity === void 0) markDef.opacity = opacity(markDef.type, encoding);
	if (getMarkPropOrConfig("cursor", markDef, config) === void 0) markDef.cursor = cursor(markDef, encoding, config);
	return markDef;
}
function cursor(markDef, encoding, config) {
	if (encoding.href || markDef.href || getMarkPropOrConfig("href", markDef, config)) return "pointer";
	return markDef.cursor;
}
const DEFAULT_REDUCED_OPACITY = .7;
function opacity(mark, encoding) {
	if (contains([
		POINT,
		TICK,
		CIRCLE,
		SQUARE
	], mark) && !isAggregate$1(encoding)) return DEFAULT_REDUCED_OPACITY;
}
function defaultFilled(markDef, config, { graticule }) {
	if (graticule) return false;
	const filledConfig = getMarkConfig("filled", markDef, config);
	const mark = markDef.type;
	return getFirstDefined(filledConfig, mark !== POINT && mark !== LINE && mark !== RULE);
}
function orient(mark, encoding, specifiedOrient) {
	switch (mark) {
		case POINT:
		case CIRCLE:
		case SQUARE:
		case RECT:
		case IMAGE: return;
	}
	const { x, y, x2, y2 } = encoding;
	switch (mark) {
		case TEXT:
		case BAR:
			if (isFieldDef(x) && (isBinned(x.bin) || isFieldDef(y) && y.aggregate && !x.aggregate)) return "vertical";
			if (isFieldDef(y) && (isBinned(y.bin) || isFieldDef(x) && x.aggregate && !y.aggregate)) return "horizontal";
			if (y2 || x2) {
				if (specifiedOrient) return specifiedOrient;
				if (!x2) {
					if (isFieldDef(x) && x.type === QUANTITATIVE && !isBinning(x.bin) || isNumericDataDef(x)) {
						if (isFieldDef(y) && isBinned(y.bin)) return "horizontal";
					}
					return "vertical";
				}
				if (!y2) {
					if (isFieldDef(y) && y.type === QUANTITATIVE && !isBinning(y.bin) || isNumericDataDef(y)) {
						if (isFieldDef(x) && isBinned(x.bin)) return "vertical";
					}
					return "horizontal";
				}
			}
		case RULE: if (x2 && !(isFieldDef(x) && isBinned(x.bin)) && y2 && !(isFieldDef(y) && isBinned(y.bin))) return;
		case AREA: if (y2) {
			if (isFieldDef(y) && isBinned(y.bin)) return "horizontal";
			else return "vertical";
		} else if (x2) {
			if (isFieldDef(x) && isBinned(x.bin)) return "vertical";
			else return "horizontal";
		} else if (mark === RULE) {
			if (x && !y) return "vertical";
			else if (y && !x) return "horizontal";
		}
		case LINE:
		case TICK: {
			const xIsMeasure = isUnbinnedQuantitativeFieldOrDatumDef(x);
			const yIsMeasure = isUnbinnedQuantitativeFieldOrDatumDef(y);
			if (specifiedOrient) return specifiedOrient;
			else if (xIsMeasure && !yIsMeasure) return mark !== "tick" ? "horizontal" : "vertical";
			else if (!xIsMeasure && yIsMeasure) return mark !== "tick" ? "vertical" : "horizontal";
			else if (xIsMeasure && yIsMeasure) return "vertical";
			else {
				const xIsTemporal = isTypedFieldDef(x) && x.type === TEMPORAL;
				const yIsTemporal = isTypedFieldDef(y) && y.type === TEMPORAL;
				if (xIsTemporal && !yIsTemporal) return "vertical";
				else if (!xIsTemporal && yIsTemporal) return "horizontal";
			}
			return;
		}
	}
	return "vertical";
}
function dropLineAndPoint(markDef) {
	const { point: _point, line: _line, ...mark } = markDef;
	return keys(mark).length > 1 ? mark : mark.type;
}
function dropLineAndPointFromConfig(config) {
	for (const mark of [
		"line",
		"area",
		"rule",
		"trail"
	]) if (config[mark]) config = {
		...config,
		[mark]: omit(config[mark], ["point", "line"])
	};
	return config;
}
function getPointOverlay(markDef, markConfig = {}, encoding) {
	if (markDef.point === "transparent") return { opacity: 0 };
	else if (markDef.point) return isObject(markDef.point) ? markDef.point : {};
	else if (markDef.point !== void 0) return null;
	else {
		if (markConfig.point || encoding.shape) return isObject(markConfig.point) ? markConfig.point : {};
		return;
	}
}
function getLineOverlay(markDef, markConfig = {}) {
	if (markDef.line) return markDef.line === true ? {} : markDef.line;
	else if (markDef.line !== void 0) return null;
	else {
		if (markConfig.line) return markConfig.line === true ? {} : markConfig.line;
		return;
	}
}
var PathOverlayNormalizer = class {
	name = "path-overlay";
	hasMatchingType(spec, config) {
		if (isUnitSpec(spec)) {
			const { mark, encoding } = spec;
			const markDef = isMarkDef(mark) ? mark : { type: mark };
			switch (markDef.type) {
				case "line":
				case "rule":
				case "trail": return !!getPointOverlay(markDef, config[markDef.type], encoding);
				case "area": return !!getPointOverlay(markDef, config[markDef.type], encoding) || !!getLineOverlay(markDef, config[markDef.type]);
			}
		}
		return false;
	}
	run(spec, normParams, normalize) {
		const { config } = normParams;
		const { params, projection, mark, name, encoding: e, ...outerSpec } = spec;
		const encoding = normalizeEncoding(e, config);
		const markDef = isMarkDef(mark) ? mark : { type: mark };
		const pointOverlay = getPointOverlay(markDef, config[markDef.type], encoding);
		const lineOverlay = markDef.type === "area" && getLineOverlay(markDef, config[markDef.type]);
		const layer = [{
			name,
			...params ? { params } : {},
			mark: dropLineAndPoint({
				...markDef.type === "area" && getMarkPropOrConfig("opacity", markDef, config) == void 0 && getMarkPropOrConfig("fillOpacity", markDef, config) == void 0 ? { opacity: DEFAULT_REDUCED_OPACITY } : {},
				...markDef
			}),
			encoding: omit(encoding, ["shape"])
		}];
		const stackProps = stack(initMarkdef(markDef, encoding, config), encoding);
		let overlayEncoding = encoding;
		if (stackProps) {
			const { fieldChannel: stackFieldChannel, offset } = stackProps;
			overlayEncoding = {
				...encoding,
				[stackFieldChannel]: {
					...encoding[stackFieldChannel],
					...offset ? { stack: offset } : {}
				}
			};
		}
		overlayEncoding = omit(overlayEncoding, ["y2", "x2"]);
		if (lineOverlay) layer.push({
			...projection ? { projection } : {},
			mark: {
				type: "line",
				...pick(markDef, [
					"clip",
					"interpolate",
					"tension",
					"tooltip"
				]),
				...lineOverlay
			},
			encoding: overlayEncoding
		});
		if (pointOverlay) layer.push({
			...projection ? { projection } : {},
			mark: {
				type: "point",
				opacity: 1,
				filled: true,
				...pick(markDef, ["clip", "tooltip"]),
				...pointOverlay
			},
			encoding: overlayEncoding
		});
		return normalize({
			...outerSpec,
			layer
		}, {
			...normParams,
			config: dropLineAndPointFromConfig(config)
		});
	}
};
function replaceRepeaterInFacet(facet, repeater) {
	if (!repeater) return facet;
	if (isFacetMapping(facet)) return replaceRepeaterInMapping(facet, repeater);
	return replaceRepeaterInFieldDef(facet, repeater);
}
function replaceRepeaterInEncoding(encoding, repeater) {
	if (!repeater) return encoding;
	return replaceRepeaterInMapping(encoding, repeater);
}
/**
* Replaces repeated value and returns if the repeated value is valid.
*/
function replaceRepeatInProp(prop, o, repeater) {
	const val = o[prop];
	if (isRepeatRef(val)) {
		if (val.repeat in repeater) return {
			...o,
			[prop]: repeater[val.repeat]
		};
		else {
			warn(noSuchRepeatedValue(val.repeat));
			return;
		}
	}
	return o;
}
/**
* Replace repeater values in a field def with the concrete field name.
*/
function replaceRepeaterInFieldDef(fieldDef, repeater) {
	fieldDef = replaceRepeatInProp("field", fieldDef, repeater);
	if (fieldDef === void 0) return;
	else if (fieldDef === null) return null;
	if (isSortableFieldDef(fieldDef) && isSortField(fieldDef.sort)) {
		const sort = replaceRepeatInProp("field", fieldDef.sort, repeater);
		fieldDef = {
			...fieldDef,
			...sort ? { sort } : {}
		};
	}
	return fieldDef;
}
function replaceRepeaterInFieldOrDatumDef(def, repeater) {
	if (isFieldDef(def)) return replaceRepeaterInFieldDef(def, repeater);
	else {
		const datumDef = replaceRepeatInProp("datum", def, repeater);
		if (datumDef !== def && !datumDef.type) datumDef.type = "nominal";
		return datumDef;
	}
}
function replaceRepeaterInChannelDef(channelDef, repeater) {
	if (isFieldOrDatumDef(channelDef)) {
		const fd = replaceRepeaterInFieldOrDatumDef(channelDef, repeater);
		if (fd) return fd;
		else if (isConditionalDef(channelDef)) return { condition: channelDef.condition };
	} else {
		if (hasConditionalFieldOrDatumDef(channelDef)) {
			const fd = replaceRepeaterInFieldOrDatumDef(channelDef.condition, repeater);
			if (fd) return {
				...channelDef,
				condition: fd
			};
			else {
				const { condition, ...channelDefWithoutCondition } = channelDef;
				return channelDefWithoutCondition;
			}
		}
		return channelDef;
	}
}
function replaceRepeaterInMapping(mapping, repeater) {
	const out = {};
	for (const channel in mapping) if (hasProperty(mapping, channel)) {
		const channelDef = mapping[channel];
		if (isArray(channelDef)) out[channel] = channelDef.map((cd) => replaceRepeaterInChannelDef(cd, repeater)).filter((cd) => cd);
		else {
			const cd = replaceRepeaterInChannelDef(channelDef, repeater);
			if (cd !== void 0) out[channel] = cd;
		}
	}
	return out;
}
var RuleForRangedLineNormalizer = class {
	name = "RuleForRangedLine";
	hasMatchingType(spec) {
		if (isUnitSpec(spec)) {
			const { encoding, mark } = spec;
			if (mark === "line" || isMarkDef(mark) && mark.type === "line") for (const channel of SECONDARY_RANGE_CHANNEL) {
				const mainChannelDef = encoding[getMainRangeChannel(channel)];
				if (encoding[channel]) {
					if (isFieldDef(mainChannelDef) && !isBinned(mainChannelDef.bin) || isDatumDef(mainChannelDef)) return true;
				}
			}
		}
		return false;
	}
	run(spec, params, normalize) {
		const { encoding, mark } = spec;
		warn(lineWithRange(!!encoding.x2, !!encoding.y2));
		return normalize({
			...spec,
			mark: isObject(mark) ? {
				...mark,
				type: "rule"
			} : "rule"
		}, params);
	}
};
var CoreNormalizer = class extends SpecMapper {
	nonFacetUnitNormalizers = [
		boxPlotNormalizer,
		errorBarNormalizer,
		errorBandNormalizer,
		new PathOverlayNormalizer(),
		new RuleForRangedLineNormalizer()
	];
	map(spec, params) {
		if (isUnitSpec(spec)) {
			const hasRow = channelHasField(spec.encoding, ROW);
			const hasColumn = channelHasField(spec.encoding, COLUMN);
			const hasFacet = channelHasField(spec.encoding, FACET);
			if (hasRow || hasColumn || hasFacet) return this.mapFacetedUnit(spec, params);
		}
		return super.map(spec, params);
	}
	mapUnit(spec, params) {
		const { parentEncoding, parentProjection } = params;
		const encoding = replaceRepeaterInEncoding(spec.encoding, params.repeater);
		const specWithReplacedEncoding = {
			...spec,
			...spec.name ? { name: [params.repeaterPrefix, spec.name].filter((n) => n).join("_") } : {},
			...encoding ? { encoding } : {}
		};
		if (parentEncoding || parentProjection) return this.mapUnitWithParentEncodingOrProjection(specWithReplacedEncoding, params);
		const normalizeLayerOrUnit = this.mapLayerOrUnit.bind(this);
		for (const unitNormalizer of this.nonFacetUnitNormalizers) if (unitNormalizer.hasMatchingType(specWithReplacedEncoding, params.config)) return unitNormalizer.run(specWithReplacedEncoding, params, normalizeLayerOrUnit);
		return specWithReplacedEncoding;
	}
	mapRepeat(spec, params) {
		if (isLayerRepeatSpec(spec)) return this.mapLayerRepeat(spec, params);
		else return this.mapNonLayerRepeat(spec, params);
	}
	mapLayerRepeat(spec, params) {
		const { repeat, spec: childSpec, ...rest } = spec;
		const { row, column, layer } = repeat;
		const { repeater = {}, repeaterPrefix = "" } = params;
		if (row || column) return this.mapRepeat({
			...spec,
			repeat: {
				...row ? { row } : {},
				...column ? { column } : {}
			},
			spec: {
				repeat: { layer },
				spec: childSpec
			}
		}, params);
		else return {
			...rest,
			layer: layer.map((layerValue) => {
				const childRepeater = {
					...repeater,
					layer: layerValue
				};
				const childName = `${(childSpec.name ? `${childSpec.name}_` : "") + repeaterPrefix}child__layer_${varName(layerValue)}`;
				const child = this.mapLayerOrUnit(childSpec, {
					...params,
					repeater: childRepeater,
					repeaterPrefix: childName
				});
				child.name = childName;
				return child;
			})
		};
	}
	mapNonLayerRepeat(spec, params) {
		const { repeat, spec: childSpec, data, ...remainingProperties } = spec;
		if (!isArray(repeat) && spec.columns) {
			spec = omit(spec, ["columns"]);
			warn(columnsNotSupportByRowCol("repeat"));
		}
		const concat = [];
		const { repeater = {}, repeaterPrefix = "" } = params;
		const row = !isArray(repeat) && repeat.row || [repeater ? repeater.row : null];
		const column = !isArray(repeat) && repeat.column || [repeater ? repeater.column : null];
		const repeatValues = isArray(repeat) && repeat || [repeater ? repeater.repeat : null];
		for (const repeatValue of repeatValues) for (const rowValue of row) for (const columnValue of column) {
			const childRepeater = {
				repeat: repeatValue,
				row: rowValue,
				column: columnValue,
				layer: repeater.layer
			};
			const childName = `${(childSpec.name ? `${childSpec.name}_` : "") + repeaterPrefix}child__${isArray(repeat) ? `${varName(repeatValue)}` : (repeat.row ? `row_${varName(rowValue)}` : "") + (repeat.column ? `column_${varName(columnValue)}` : "")}`;
			const child = this.map(childSpec, {
				...params,
				repeater: childRepeater,
				repeaterPrefix: childName
			});
			child.name = childName;
			concat.push(omit(child, ["data"]));
		}
		const columns = isArray(repeat) ? spec.columns : repeat.column ? repeat.column.length : 1;
		return {
			data: childSpec.data ?? data,
			align: "all",
			...remainingProperties,
			columns,
			concat
		};
	}
	mapFacet(spec, params) {
		const { facet } = spec;
		if (isFacetMapping(facet) && spec.columns) {
			spec = omit(spec, ["columns"]);
			warn(columnsNotSupportByRowCol("facet"));
		}
		return super.mapFacet(spec, params);
	}
	mapUnitWithParentEncodingOrProjection(spec, params) {
		const { encoding, projection } = spec;
		const { parentEncoding, parentProjection, config } = params;
		const mergedProjection = mergeProjection({
			parentProjection,
			projection
		});
		const mergedEncoding = mergeEncoding({
			parentEncoding,
			encoding: replaceRepeaterInEncoding(encoding, params.repeater)
		});
		return this.mapUnit({
			...spec,
			...mergedProjection ? { projection: mergedProjection } : {},
			...mergedEncoding ? { encoding: mergedEncoding } : {}
		}, { config });
	}
	mapFacetedUnit(spec, normParams) {
		const { row, column, facet, ...encoding } = spec.encoding;
		const { mark, width, projection, height, view, params, encoding: _, ...outerSpec } = spec;
		const { facetMapping, layout } = this.getFacetMappingAndLayout({
			row,
			column,
			facet
		}, normParams);
		const newEncoding = replaceRepeaterInEncoding(encoding, normParams.repeater);
		return this.mapFacet({
			...outerSpec,
			...layout,
			facet: facetMapping,
			spec: {
				...width ? { width } : {},
				...height ? { height } : {},
				...view ? { view } : {},
				...projection ? { projection } : {},
				mark,
				encoding: newEncoding,
				...params ? { params } : {}
			}
		}, normParams);
	}
	getFacetMappingAndLayout(facets, params) {
		const { row, column, facet } = facets;
		if (row || column) {
			if (facet) warn(facetChannelDropped([...row ? [ROW] : [], ...column ? [COLUMN] : []]));
			const facetMapping = {};
			const layout = {};
			for (const channel of [ROW, COLUMN]) {
				const def = facets[channel];
				if (def) {
					const { align, center, spacing, columns, ...defWithoutLayout } = def;
					facetMapping[channel] = defWithoutLayout;
					for (const prop of [
						"align",
						"center",
						"spacing"
					]) if (def[prop] !== void 0) {
						layout[prop] ??= {};
						layout[prop][channel] = def[prop];
					}
				}
			}
			return {
				facetMapping,
				layout
			};
		} else {
			const { align, center, spacing, columns, ...facetMapping } = facet;
			return {
				facetMapping: replaceRepeaterInFacet(facetMapping, params.repeater),
				layout: {
					...align ? { align } : {},
					...center ? { center } : {},
					...spacing ? { spacing } : {},
					...columns ? { columns } : {}
				}
			};
		}
	}
	mapLayer(spec, { parentEncoding, parentProjection, ...otherParams }) {
		const { encoding, projection, ...rest } = spec;
		const params = {
			...otherParams,
			parentEncoding: mergeEncoding({
				parentEncoding,
				encoding,
				layer: true
			}),
			parentProjection: mergeProjection({
				parentProjection,
				projection
			})
		};
		return super.mapLayer({
			...rest,
			...spec.name ? { name: [params.repeaterPrefix, spec.name].filter((n) => n).join("_") } : {}
		}, params);
	}
};
function mergeEncoding({ parentEncoding, encoding = {}, layer }) {
	let merged = {};
	if (parentEncoding) {
		const channels = /* @__PURE__ */ new Set([...keys(parentEncoding), ...keys(encoding)]);
		for (const channel of channels) {
			const channelDef = encoding[channel];
			const parentChannelDef = parentEncoding[channel];
			if (isFieldOrDatumDef(channelDef)) {
				const mergedChannelDef = {
					...parentChannelDef,
					...channelDef
				};
				merged[channel] = mergedChannelDef;
			} else if (hasConditionalFieldOrDatumDef(channelDef)) merged[channel] = {
				...channelDef,
				condition: {
					...parentChannelDef,
					...channelDef.condition
				}
			};
			else if (channelDef || channelDef === null) merged[channel] = channelDef;
			else if (layer || isValueDef(parentChannelDef) || isSignalRef(parentChannelDef) || isFieldOrDatumDef(parentChannelDef) || isArray(parentChannelDef)) merged[channel] = parentChannelDef;
		}
	} else merged = encoding;
	return !merged || isEmpty(merged) ? void 0 : merged;
}
function mergeProjection(opt) {
	const { parentProjection, projection } = opt;
	if (parentProjection && projection) warn(projectionOverridden({
		parentProjection,
		projection
	}));
	return projection ?? parentProjection;
}
function isFilter(t) {
	return hasProperty(t, "filter");
}
function isImputeSequence(t) {
	return hasProperty(t, "stop");
}
function isLookup(t) {
	return hasProperty(t, "lookup");
}
function isLookupData(from) {
	return hasProperty(from, "data");
}
function isLookupSelection(from) {
	return hasProperty(from, "param");
}
function isPivot(t) {
	return hasProperty(t, "pivot");
}
function isDensity(t) {
	return hasProperty(t, "density");
}
function isQuantile(t) {
	return hasProperty(t, "quantile");
}
function isRegression(t) {
	return hasProperty(t, "regression");
}
function isLoess(t) {
	return hasProperty(t, "loess");
}
function isSample(t) {
	return hasProperty(t, "sample");
}
function isWindow(t) {
	return hasProperty(t, "window");
}
function isJoinAggregate(t) {
	return hasProperty(t, "joinaggregate");
}
function isFlatten(t) {
	return hasProperty(t, "flatten");
}
function isCalculate(t) {
	return hasProperty(t, "calculate");
}
function isBin(t) {
	return hasProperty(t, "bin");
}
function isImpute(t) {
	return hasProperty(t, "impute");
}
function isTimeUnit(t) {
	return hasProperty(t, "timeUnit");
}
function isAggregate(t) {
	return hasProperty(t, "aggregate");
}
function isStack(t) {
	return hasProperty(t, "stack");
}
function isFold(t) {
	return hasProperty(t, "fold");
}
function isExtent(t) {
	return hasProperty(t, "extent") && !hasProperty(t, "density") && !hasProperty(t, "regression");
}
function normalizeTransform(transform) {
	return transform.map((t) => {
		if (isFilter(t)) return { filter: normalizeLogicalComposition(t.filter, normalizePredicate$1) };
		return t;
	});
}
var SelectionCompatibilityNormalizer = class extends SpecMapper {
	map(spec, normParams) {
		normParams.emptySelections ??= {};
		normParams.selectionPredicates ??= {};
		spec = normalizeTransforms(spec, normParams);
		return super.map(spec, normParams);
	}
	mapLayerOrUnit(spec, normParams) {
		spec = normalizeTransforms(spec, normParams);
		if (spec.encoding) {
			const encoding = {};
			for (const [channel, enc] of entries$1(spec.encoding)) encoding[channel] = normalizeChannelDef(enc, normParams);
			spec = {
				...spec,
				encoding
			};
		}
		return super.mapLayerOrUnit(spec, normParams);
	}
	mapUnit(spec, normParams) {
		const { selection, ...rest } = spec;
		if (selection) return {
			...rest,
			params: entries$1(selection).map(([name, selDef]) => {
				const { init: value, bind, empty, ...select } = selDef;
				if (select.type === "single") {
					select.type = "point";
					select.toggle = false;
				} else if (select.type === "multi") select.type = "point";
				normParams.emptySelections[name] = empty !== "none";
				for (const pred of vals(normParams.selectionPredicates[name] ?? {})) pred.empty = empty !== "none";
				return {
					name,
					value,
					select,
					bind
				};
			})
		};
		return spec;
	}
};
function normalizeTransforms(spec, normParams) {
	const { transform: tx, ...rest } = spec;
	if (tx) {
		const transform = tx.map((t) => {
			if (isFilter(t)) return { filter: normalizePredicate(t, normParams) };
			else if (isBin(t) && isBinParams(t.bin)) return {
				...t,
				bin: normalizeBinExtent(t.bin)
			};
			else if (isLookup(t)) {
				const { selection: param, ...from } = t.from;
				return param ? {
					...t,
					from: {
						param,
						...from
					}
				} : t;
			}
			return t;
		});
		return {
			...rest,
			transform
		};
	}
	return spec;
}
function normalizeChannelDef(obj, normParams) {
	const enc = duplicate(obj);
	if (isFieldDef(enc) && isBinParams(enc.bin)) enc.bin = normalizeBinExtent(enc.bin);
	if (isScaleFieldDef(enc) && enc.scale?.domain?.selection) {
		const { selection: param, ...domain } = enc.scale.domain;
		enc.scale.domain = {
			...domain,
			...param ? { param } : {}
		};
	}
	if (isConditionalDef(enc)) {
		if (isArray(enc.condition)) enc.condition = enc.condition.map((c) => {
			const { selection, param, test, ...cond } = c;
			return param ? c : {
				...cond,
				test: normalizePredicate(c, normParams)
			};
		});
		else {
			const { selection, param, test, ...cond } = normalizeChannelDef(enc.condition, normParams);
			enc.condition = param ? enc.condition : {
				...cond,
				test: normalizePredicate(enc.condition, normParams)
			};
		}
	}
	return enc;
}
function normalizeBinExtent(bin) {
	const ext = bin.extent;
	if (ext?.selection) {
		const { selection: param, ...rest } = ext;
		return {
			...bin,
			extent: {
				...rest,
				param
			}
		};
	}
	return bin;
}
function normalizePredicate(op, normParams) {
	const normalizeSelectionComposition = (o) => {
		return normalizeLogicalComposition(o, (param) => {
			const pred = {
				param,
				empty: normParams.emptySelections[param] ?? true
			};
			normParams.selectionPredicates[param] ??= [];
			normParams.selectionPredicates[param].push(pred);
			return pred;
		});
	};
	return op.selection ? normalizeSelectionComposition(op.selection) : normalizeLogicalComposition(op.test || op.filter, (o) => o.selection ? normalizeSelectionComposition(o.selection) : o);
}
var TopLevelSelectionsNormalizer = class extends SpecMapper {
	map(spec, normParams) {
		const selections = normParams.selections ?? [];
		if (spec.params && !isUnitSpec(spec)) {
			const params = [];
			for (const param of spec.params) if (isSelectionParameter(param)) selections.push(param);
			else params.push(param);
			spec.params = params;
		}
		normParams.selections = selections;
		return super.map(spec, normParams);
	}
	mapUnit(spec, normParams) {
		const selections = normParams.selections;
		if (!selections || !selections.length) return spec;
		const path = (normParams.path ?? []).concat(spec.name);
		const params = [];
		for (const selection of selections) if (!selection.views || !selection.views.length) params.push(selection);
		else for (const view of selection.views) if (isString(view) && (view === spec.name || path.includes(view)) || isArray(view) && view.map((v) => path.indexOf(v)).every((v, i, arr) => v !== -1 && (i === 0 || v > arr[i - 1]))) params.push(selection);
		if (params.length) spec.params = params;
		return spec;
	}
};
for (const method of [
	"mapFacet",
	"mapRepeat",
	"mapHConcat",
	"mapVConcat",
	"mapLayer"
]) {
	const proto = TopLevelSelectionsNormalizer.prototype[method];
	TopLevelSelectionsNormalizer.prototype[method] = function(spec, params) {
		return proto.call(this, spec, addSpecNameToParams(spec, params));
	};
}
function addSpecNameToParams(spec, params) {
	return spec.name ? {
		...params,
		path: (params.path ?? []).concat(spec.name)
	} : params;
}
function normalize(spec, config) {
	if (config === void 0) config = initConfig(spec.config);
	const normalizedSpec = normalizeGenericSpec(spec, config);
	const { width, height } = spec;
	const autosize = normalizeAutoSize(normalizedSpec, {
		width,
		height,
		autosize: spec.autosize
	}, config);
	return {
		...normalizedSpec,
		...autosize ? { autosize } : {}
	};
}
const coreNormalizer = new CoreNormalizer();
const selectionCompatNormalizer = new SelectionCompatibilityNormalizer();
const topLevelSelectionNormalizer = new TopLevelSelectionsNormalizer();
/**
* Decompose extended unit specs into composition of pure unit specs.
* And push top-level selection definitions down to unit specs.
*/
function normalizeGenericSpec(spec, config = {}) {
	const normParams = { config };
	return topLevelSelectionNormalizer.map(coreNormalizer.map(selectionCompatNormalizer.map(spec, normParams), normParams), normParams);
}
function _normalizeAutoSize(autosize) {
	return isString(autosize) ? { type: autosize } : autosize ?? {};
}
/**
* Normalize autosize and deal with width or height == "container".
*/
function normalizeAutoSize(spec, sizeInfo, config) {
	let { width, height } = sizeInfo;
	const isFitCompatible = isUnitSpec(spec) || isLayerSpec(spec);
	const autosizeDefault = {};
	if (!isFitCompatible) {
		if (width == "container") {
			warn(containerSizeNonSingle("width"));
			width = void 0;
		}
		if (height == "container") {
			warn(containerSizeNonSingle("height"));
			height = void 0;
		}
	} else if (width == "container" && height == "container") {
		autosizeDefault.type = "fit";
		autosizeDefault.contains = "padding";
	} else if (width == "container") {
		autosizeDefault.type = "fit-x";
		autosizeDefault.contains = "padding";
	} else if (height == "container") {
		autosizeDefault.type = "fit-y";
		autosizeDefault.contains = "padding";
	}
	const autosize = {
		type: "pad",
		...autosizeDefault,
		...config ? _normalizeAutoSize(config.autosize) : {},
		..._normalizeAutoSize(spec.autosize)
	};
	if (autosize.type === "fit" && !isFitCompatible) {
		warn(FIT_NON_SINGLE);
		autosize.type = "pad";
	}
	if (width == "container" && !(autosize.type == "fit" || autosize.type == "fit-x")) warn(containerSizeNotCompatibleWithAutosize("width"));
	if (height == "container" && !(autosize.type == "fit" || autosize.type == "fit-y")) warn(containerSizeNotCompatibleWithAutosize("height"));
	if (deepEqual(autosize, { type: "pad" })) return;
	return autosize;
}
function isFitType(autoSizeType) {
	return [
		"fit",
		"fit-x",
		"fit-y"
	].includes(autoSizeType);
}
function getFitType(sizeType) {
	return sizeType ? `fit-${getPositionScaleChannel(sizeType)}` : "fit";
}
const TOP_LEVEL_PROPERTIES = ["background", "padding"];
function extractTopLevelProperties(t, includeParams) {
	const o = {};
	for (const p of TOP_LEVEL_PROPERTIES) if (t && t[p] !== void 0) o[p] = signalRefOrValue(t[p]);
	if (includeParams) o.params = t.params;
	return o;
}
/**
* Generic class for storing properties that are explicitly specified
* and implicitly determined by the compiler.
* This is important for scale/axis/legend merging as
* we want to prioritize properties that users explicitly specified.
*/
var Split = class Split {
	explicit;
	implicit;
	constructor(explicit = {}, implicit = {}) {
		this.explicit = explicit;
		this.implicit = implicit;
	}
	clone() {
		return new Split(duplicate(this.explicit), duplicate(this.implicit));
	}
	combine() {
		return {
			...this.explicit,
			...this.implicit
		};
	}
	get(key) {
		return getFirstDefined(this.explicit[key], this.implicit[key]);
	}
	getWithExplicit(key) {
		if (this.explicit[key] !== void 0) return {
			explicit: true,
			value: this.explicit[key]
		};
		else if (this.implicit[key] !== void 0) return {
			explicit: false,
			value: this.implicit[key]
		};
		return {
			explicit: false,
			value: void 0
		};
	}
	setWithExplicit(key, { value, explicit }) {
		if (value !== void 0) this.set(key, value, explicit);
	}
	set(key, value, explicit) {
		delete this[explicit ? "implicit" : "explicit"][key];
		this[explicit ? "explicit" : "implicit"][key] = value;
		return this;
	}
	copyKeyFromSplit(key, { explicit, implicit }) {
		if (explicit[key] !== void 0) this.set(key, explicit[key], true);
		else if (implicit[key] !== void 0) this.set(key, implicit[key], false);
	}
	copyKeyFromObject(key, s) {
		if (s[key] !== void 0) this.set(key, s[key], true);
	}
	/**
	* Merge split object into this split object. Properties from the other split
	* overwrite properties from this split.
	*/
	copyAll(other) {
		for (const key of keys(other.combine())) {
			const val = other.getWithExplicit(key);
			this.setWithExplicit(key, val);
		}
	}
};
function makeExplicit(value) {
	return {
		explicit: true,
		value
	};
}
function makeImplicit(value) {
	return {
		explicit: false,
		value
	};
}
function tieBreakByComparing(compare) {
	return (v1, v2, property, propertyOf) => {
		const diff = compare(v1.value, v2.value);
		if (diff > 0) return v1;
		else if (diff < 0) return v2;
		return defaultTieBreaker(v1, v2, property, propertyOf);
	};
}
function defaultTieBreaker(v1, v2, property, propertyOf) {
	if (v1.explicit && v2.explicit) warn(mergeConflictingProperty(property, propertyOf, v1.value, v2.value));
	return v1;
}
function mergeValuesWithExplicit(v1, v2, property, propertyOf, tieBreaker = defaultTieBreaker) {
	if (v1 === void 0 || v1.value === void 0) return v2;
	if (v1.explicit && !v2.explicit) return v1;
	else if (v2.explicit && !v1.explicit) return v2;
	else if (deepEqual(v1.value, v2.value)) return v1;
	else return tieBreaker(v1, v2, property, propertyOf);
}
/**
* Class to track interesting properties (see https://15721.courses.cs.cmu.edu/spring2016/papers/graefe-ieee1995.pdf)
* about how fields have been parsed or whether they have been derived in a transform. We use this to not parse the
* same field again (or differently).
*/
var AncestorParse = class extends Split {
	explicit;
	implicit;
	parseNothing;
	constructor(explicit = {}, implicit = {}, parseNothing = false) {
		super(explicit, implicit);
		this.explicit = explicit;
		this.implicit = implicit;
		this.parseNothing = parseNothing;
	}
	clone() {
		const clone = super.clone();
		clone.parseNothing = this.parseNothing;
		return clone;
	}
};
function isUrlData(data) {
	return hasProperty(data, "url");
}
function isInlineData(data) {
	return hasProperty(data, "values");
}
function isNamedData(data) {
	return hasProperty(data, "name") && !isUrlData(data) && !isInlineData(data) && !isGenerator(data);
}
function isGenerator(data) {
	return data && (isSequenceGenerator(data) || isSphereGenerator(data) || isGraticuleGenerator(data));
}
function isSequenceGenerator(data) {
	return hasProperty(data, "sequence");
}
function isSphereGenerator(data) {
	return hasProperty(data, "sphere");
}
function isGraticuleGenerator(data) {
	return hasProperty(data, "graticule");
}
var DataSourceType;
(function(DataSourceType) {
	DataSourceType[DataSourceType["Raw"] = 0] = "Raw";
	/** Main data source for marks */
	DataSourceType[DataSourceType["Main"] = 1] = "Main";
	DataSourceType[DataSourceType["Row"] = 2] = "Row";
	DataSourceType[DataSourceType["Column"] = 3] = "Column";
	DataSourceType[DataSourceType["Lookup"] = 4] = "Lookup";
	/** Pre-filter-invalid data source for scale domains */
	DataSourceType[DataSourceType["PreFilterInvalid"] = 5] = "PreFilterInvalid";
	/** Post-filter-invalid data source for scale domains */
	DataSourceType[DataSourceType["PostFilterInvalid"] = 6] = "PostFilterInvalid";
})(DataSourceType || (DataSourceType = {}));
function getDataSourcesForHandlingInvalidValues({ invalid, isPath }) {
	switch (normalizeInvalidDataMode(invalid, { isPath })) {
		case "filter": return {
			marks: "exclude-invalid-values",
			scales: "exclude-invalid-values"
		};
		case "break-paths-show-domains": return {
			marks: isPath ? "include-invalid-values" : "exclude-invalid-values",
			scales: "include-invalid-values"
		};
		case "break-paths-filter-domains": return {
			marks: isPath ? "include-invalid-values" : "exclude-invalid-values",
			scales: "exclude-invalid-values"
		};
		case "show": return {
			marks: "include-invalid-values",
			scales: "include-invalid-values"
		};
	}
}
function getScaleDataSourceForHandlingInvalidValues(props) {
	const { marks, scales } = getDataSourcesForHandlingInvalidValues(props);
	if (marks === scales) return DataSourceType.Main;
	return scales === "include-invalid-values" ? DataSourceType.PreFilterInvalid : DataSourceType.PostFilterInvalid;
}
/**
* A node in the dataflow tree.
*/
var DataFlowNode = class {
	debugName;
	_children = [];
	_parent = null;
	_hash;
	constructor(parent, debugName) {
		this.debugName = debugName;
		if (parent) this.parent = parent;
	}
	/**
	* Clone this node with a deep copy but don't clone links to children or parents.
	*/
	clone() {
		throw new Error("Cannot clone node");
	}
	get parent() {
		return this._parent;
	}
	/**
	* Set the parent of the node and also add this node to the parent's children.
	*/
	set parent(parent) {
		this._parent = parent;
		if (parent) parent.addChild(this);
	}
	get children() {
		return this._children;
	}
	numChildren() {
		return this._children.length;
	}
	addChild(child, loc) {
		if (this._children.includes(child)) {
			warn(ADD_SAME_CHILD_TWICE);
			return;
		}
		if (loc !== void 0) this._children.splice(loc, 0, child);
		else this._children.push(child);
	}
	removeChild(oldChild) {
		const loc = this._children.indexOf(oldChild);
		this._children.splice(loc, 1);
		return loc;
	}
	/**
	* Remove node from the dataflow.
	*/
	remove() {
		let loc = this._parent.removeChild(this);
		for (const child of this._children) {
			child._parent = this._parent;
			this._parent.addChild(child, loc++);
		}
	}
	/**
	* Insert another node as a parent of this node.
	*/
	insertAsParentOf(other) {
		const parent = other.parent;
		parent.removeChild(this);
		this.parent = parent;
		other.parent = this;
	}
	swapWithParent() {
		const parent = this._parent;
		const newParent = parent.parent;
		for (const child of this._children) child.parent = parent;
		this._children = [];
		parent.removeChild(this);
		const loc = parent.parent.removeChild(parent);
		this._parent = newParent;
		newParent.addChild(this, loc);
		parent.parent = this;
	}
};
var OutputNode = class extends DataFlowNode {
	type;
	refCounts;
	_source;
	_name;
	clone() {
		const cloneObj = new this.constructor();
		cloneObj.debugName = `clone_${this.debugName}`;
		cloneObj._source = this._source;
		cloneObj._name = `clone_${this._name}`;
		cloneObj.type = this.type;
		cloneObj.refCounts = this.refCounts;
		cloneObj.refCounts[cloneObj._name] = 0;
		return cloneObj;
	}
	/**
	* @param source The name of the source. Will change in assemble.
	* @param type The type of the output node.
	* @param refCounts A global ref counter map.
	*/
	constructor(parent, source, type, refCounts) {
		super(parent, source);
		this.type = type;
		this.refCounts = refCounts;
		this._source = this._name = source;
		if (this.refCounts && !(this._name in this.refCounts)) this.refCounts[this._name] = 0;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	hash() {
		if (this._hash === void 0) this._hash = `Output ${uniqueId()}`;
		return this._hash;
	}
	/**
	* Request the datasource name and increase the ref counter.
	*
	* During the parsing phase, this will return the simple name such as 'main' or 'raw'.
	* It is crucial to request the name from an output node to mark it as a required node.
	* If nobody ever requests the name, this datasource will not be instantiated in the assemble phase.
	*
	* In the assemble phase, this will return the correct name.
	*/
	getSource() {
		this.refCounts[this._name]++;
		return this._source;
	}
	isRequired() {
		return !!this.refCounts[this._name];
	}
	setSource(source) {
		this._source = source;
	}
};
function isTimeUnitTransformComponent(timeUnitComponent) {
	return timeUnitComponent.as !== void 0;
}
function offsetAs(field) {
	return `${field}_end`;
}
var TimeUnitNode = class TimeUnitNode extends DataFlowNode {
	timeUnits;
	clone() {
		return new TimeUnitNode(null, duplicate(this.timeUnits));
	}
	constructor(parent, timeUnits) {
		super(parent);
		this.timeUnits = timeUnits;
	}
	static makeFromEncoding(parent, model) {
		const formula = model.reduceFieldDef((timeUnitComponent, fieldDef, channel) => {
			const { field, timeUnit } = fieldDef;
			if (timeUnit) {
				let component;
				if (isBinnedTimeUnit(timeUnit)) {
					if (isUnitModel(model)) {
						const { mark, markDef, config } = model;
						const bandPosition = getBandPosition({
							fieldDef,
							markDef,
							config
						});
						if (isRectBasedMark(mark) || !!bandPosition) component = {
							timeUnit: normalizeTimeUnit(timeUnit),
							field
						};
					}
				} else component = {
					as: vgField(fieldDef, { forAs: true }),
					field,
					timeUnit
				};
				if (isUnitModel(model)) {
					const { mark, markDef, config } = model;
					const bandPosition = getBandPosition({
						fieldDef,
						markDef,
						config
					});
					if (isRectBasedMark(mark) && isXorY(channel) && bandPosition !== .5) component.rectBandPosition = bandPosition;
				}
				if (component) timeUnitComponent[hash(component)] = component;
			}
			return timeUnitComponent;
		}, {});
		if (isEmpty(formula)) return null;
		return new TimeUnitNode(parent, formula);
	}
	static makeFromTransform(parent, t) {
		const { timeUnit, ...other } = { ...t };
		const normalizedTimeUnit = normalizeTimeUnit(timeUnit);
		const component = {
			...other,
			timeUnit: normalizedTimeUnit
		};
		return new TimeUnitNode(parent, { [hash(component)]: component });
	}
	/**
	* Merge together TimeUnitNodes assigning the children of `other` to `this`
	* and removing `other`.
	*/
	merge(other) {
		this.timeUnits = { ...this.timeUnits };
		for (const key in other.timeUnits) if (!this.timeUnits[key]) this.timeUnits[key] = other.timeUnits[key];
		for (const child of other.children) {
			other.removeChild(child);
			child.parent = this;
		}
		other.remove();
	}
	/**
	* Remove time units coming from the other node.
	*/
	removeFormulas(fields) {
		const newFormula = {};
		for (const [key, timeUnitComponent] of entries$1(this.timeUnits)) {
			const fieldAs = isTimeUnitTransformComponent(timeUnitComponent) ? timeUnitComponent.as : `${timeUnitComponent.field}_end`;
			if (!fields.has(fieldAs)) newFormula[key] = timeUnitComponent;
		}
		this.timeUnits = newFormula;
	}
	producedFields() {
		return new Set(vals(this.timeUnits).map((f) => {
			return isTimeUnitTransformComponent(f) ? f.as : offsetAs(f.field);
		}));
	}
	dependentFields() {
		return new Set(vals(this.timeUnits).map((f) => f.field));
	}
	hash() {
		return `TimeUnit ${hash(this.timeUnits)}`;
	}
	assemble() {
		const transforms = [];
		for (const f of vals(this.timeUnits)) {
			const { rectBandPosition } = f;
			const normalizedTimeUnit = normalizeTimeUnit(f.timeUnit);
			if (isTimeUnitTransformComponent(f)) {
				const { field, as } = f;
				const { unit, utc, ...params } = normalizedTimeUnit;
				const startEnd = [as, `${as}_end`];
				transforms.push({
					field: replacePathInField(field),
					type: "timeunit",
					...unit ? { units: getTimeUnitParts(unit) } : {},
					...utc ? { timezone: "utc" } : {},
					...params,
					as: startEnd
				});
				transforms.push(...offsetedRectFormulas(startEnd, rectBandPosition, normalizedTimeUnit));
			} else if (f) {
				const { field: escapedField } = f;
				const field = unescapeSingleQuoteAndPathDot(escapedField);
				const expr = offsetExpr({
					timeUnit: normalizedTimeUnit,
					field
				});
				const endAs = offsetAs(field);
				transforms.push({
					type: "formula",
					expr,
					as: endAs
				});
				transforms.push(...offsetedRectFormulas([field, endAs], rectBandPosition, normalizedTimeUnit));
			}
		}
		return transforms;
	}
};
const OFFSETTED_RECT_START_SUFFIX = "offsetted_rect_start";
const OFFSETTED_RECT_END_SUFFIX = "offsetted_rect_end";
function offsetExpr({ timeUnit, field, reverse }) {
	const { unit, utc } = timeUnit;
	const { part, step } = getDateTimePartAndStep(getSmallestTimeUnitPart(unit), timeUnit.step);
	return `${utc ? "utcOffset" : "timeOffset"}('${part}', ${accessWithDatumToUnescapedPath(field)}, ${reverse ? -step : step})`;
}
function offsetedRectFormulas([startField, endField], rectBandPosition, timeUnit) {
	if (rectBandPosition !== void 0 && rectBandPosition !== .5) {
		const startExpr = accessWithDatumToUnescapedPath(startField);
		const endExpr = accessWithDatumToUnescapedPath(endField);
		return [{
			type: "formula",
			expr: interpolateExpr([offsetExpr({
				timeUnit,
				field: startField,
				reverse: true
			}), startExpr], rectBandPosition + .5),
			as: `${startField}_${OFFSETTED_RECT_START_SUFFIX}`
		}, {
			type: "formula",
			expr: interpolateExpr([startExpr, endExpr], rectBandPosition + .5),
			as: `${startField}_${OFFSETTED_RECT_END_SUFFIX}`
		}];
	}
	return [];
}
function interpolateExpr([start, end], fraction) {
	return `${1 - fraction} * ${start} + ${fraction} * ${end}`;
}
const TUPLE_FIELDS = "_tuple_fields";
var SelectionProjectionComponent = class {
	hasChannel;
	hasField;
	hasSelectionId;
	timeUnit;
	items;
	constructor(...items) {
		this.items = items;
		this.hasChannel = {};
		this.hasField = {};
		this.hasSelectionId = false;
	}
};
const project = {
	defined: () => {
		return true;
	},
	parse: (model, selCmpt, selDef) => {
		const name = selCmpt.name;
		const proj = selCmpt.project ??= new SelectionProjectionComponent();
		const parsed = {};
		const timeUnits = {};
		const signals = /* @__PURE__ */ new Set();
		const signalName = (p, range) => {
			const suffix = range === "visual" ? p.channel : p.field;
			let sg = varName(`${name}_${suffix}`);
			for (let counter = 1; signals.has(sg); counter++) sg = varName(`${name}_${suffix}_${counter}`);
			signals.add(sg);
			return { [range]: sg };
		};
		const type = selCmpt.type;
		const cfg = model.config.selection[type];
		const init = selDef.value !== void 0 ? array_default(selDef.value) : null;
		let { fields, encodings } = isObject(selDef.select) ? selDef.select : {};
		if (!fields && !encodings && init) for (const initVal of init) {
			if (!isObject(initVal)) continue;
			for (const key of keys(initVal)) if (isSingleDefUnitChannel(key)) (encodings || (encodings = [])).push(key);
			else if (type === "interval") {
				warn(INTERVAL_INITIALIZED_WITH_POS);
				encodings = cfg.encodings;
			} else (fields ??= []).push(key);
		}
		if (!fields && !encodings) {
			encodings = cfg.encodings;
			if ("fields" in cfg) fields = cfg.fields;
		}
		for (const channel of encodings ?? []) {
			const fieldDef = model.fieldDef(channel);
			if (fieldDef) {
				let field = fieldDef.field;
				if (fieldDef.aggregate) {
					warn(cannotProjectAggregate(channel, fieldDef.aggregate));
					continue;
				} else if (!field) {
					warn(cannotProjectOnChannelWithoutField(channel));
					continue;
				}
				if (fieldDef.timeUnit && !isBinnedTimeUnit(fieldDef.timeUnit)) {
					field = model.vgField(channel);
					const component = {
						timeUnit: fieldDef.timeUnit,
						as: field,
						field: fieldDef.field
					};
					timeUnits[hash(component)] = component;
				}
				if (!parsed[field]) {
					const tplType = type === "interval" && isScaleChannel(channel) && hasContinuousDomain(model.getScaleComponent(channel).get("type")) ? "R" : fieldDef.bin ? "R-RE" : "E";
					const p = {
						field,
						channel,
						type: tplType,
						index: proj.items.length
					};
					p.signals = {
						...signalName(p, "data"),
						...signalName(p, "visual")
					};
					proj.items.push(parsed[field] = p);
					proj.hasField[field] = parsed[field];
					proj.hasSelectionId = proj.hasSelectionId || field === SELECTION_ID;
					if (isGeoPositionChannel(channel)) {
						p.geoChannel = channel;
						p.channel = getPositionChannelFromLatLong(channel);
						proj.hasChannel[p.channel] = parsed[field];
					} else proj.hasChannel[channel] = parsed[field];
				}
			} else warn(cannotProjectOnChannelWithoutField(channel));
		}
		for (const field of fields ?? []) {
			if (proj.hasField[field]) continue;
			const p = {
				type: "E",
				field,
				index: proj.items.length
			};
			p.signals = { ...signalName(p, "data") };
			proj.items.push(p);
			proj.hasField[field] = p;
			proj.hasSelectionId = proj.hasSelectionId || field === SELECTION_ID;
		}
		if (init) selCmpt.init = init.map((v) => {
			return proj.items.map((p) => isObject(v) ? v[p.geoChannel || p.channel] !== void 0 ? v[p.geoChannel || p.channel] : v[p.field] : v);
		});
		if (!isEmpty(timeUnits)) proj.timeUnit = new TimeUnitNode(null, timeUnits);
	},
	signals: (model, selCmpt, allSignals) => {
		const name = selCmpt.name + TUPLE_FIELDS;
		return allSignals.filter((s) => s.name === name).length > 0 || selCmpt.project.hasSelectionId ? allSignals : allSignals.concat({
			name,
			value: selCmpt.project.items.map(assembleProjection)
		});
	}
};
const CURR = "_curr";
const ANIM_VALUE = "anim_value";
const ANIM_CLOCK = "anim_clock";
const EASED_ANIM_CLOCK = "eased_anim_clock";
const MIN_EXTENT = "min_extent";
const MAX_RANGE_EXTENT = "max_range_extent";
const LAST_TICK = "last_tick_at";
const IS_PLAYING = "is_playing";
const THROTTLE = 1 / 60 * 1e3;
const animationSignals = (selectionName, scaleName) => {
	return [
		{
			name: EASED_ANIM_CLOCK,
			update: ANIM_CLOCK
		},
		{
			name: `${selectionName}_domain`,
			init: `domain('${scaleName}')`
		},
		{
			name: MIN_EXTENT,
			init: `extent(${selectionName}_domain)[0]`
		},
		{
			name: MAX_RANGE_EXTENT,
			init: `extent(range('${scaleName}'))[1]`
		},
		{
			name: ANIM_VALUE,
			update: `invert('${scaleName}', ${EASED_ANIM_CLOCK})`
		}
	];
};
const point$1 = {
	defined: (selCmpt) => selCmpt.type === "point",
	topLevelSignals: (model, selCmpt, signals) => {
		if (isTimerSelection(selCmpt)) signals = signals.concat([
			{
				name: ANIM_CLOCK,
				init: "0",
				on: [{
					events: {
						type: "timer",
						throttle: THROTTLE
					},
					update: `${IS_PLAYING} ? (${ANIM_CLOCK} + (now() - ${LAST_TICK}) > ${MAX_RANGE_EXTENT} ? 0 : ${ANIM_CLOCK} + (now() - ${LAST_TICK})) : ${ANIM_CLOCK}`
				}]
			},
			{
				name: LAST_TICK,
				init: "now()",
				on: [{
					events: [{ signal: ANIM_CLOCK }, { signal: IS_PLAYING }],
					update: "now()"
				}]
			},
			{
				name: IS_PLAYING,
				init: "true"
			}
		]);
		return signals;
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const fieldsSg = name + TUPLE_FIELDS;
		const project = selCmpt.project;
		const datum = "(item().isVoronoi ? datum.datum : datum)";
		const brushes = vals(model.component.selection ?? {}).reduce((acc, cmpt) => {
			return cmpt.type === "interval" ? acc.concat(cmpt.name + BRUSH) : acc;
		}, []).map((b) => `indexof(item().mark.name, '${b}') < 0`).join(" && ");
		const test = `datum && item().mark.marktype !== 'group' && indexof(item().mark.role, 'legend') < 0${brushes ? ` && ${brushes}` : ""}`;
		let update = `unit: ${unitName(model)}, `;
		if (selCmpt.project.hasSelectionId) update += `${SELECTION_ID}: ${datum}[${stringValue(SELECTION_ID)}]`;
		else if (isTimerSelection(selCmpt)) update += `fields: ${fieldsSg}, values: [${ANIM_VALUE} ? ${ANIM_VALUE} : ${MIN_EXTENT}]`;
		else {
			const values = project.items.map((p) => {
				return model.fieldDef(p.channel)?.bin ? `[${datum}[${stringValue(model.vgField(p.channel, {}))}], ${datum}[${stringValue(model.vgField(p.channel, { binSuffix: "end" }))}]]` : `${datum}[${stringValue(p.field)}]`;
			}).join(", ");
			update += `fields: ${fieldsSg}, values: [${values}]`;
		}
		if (isTimerSelection(selCmpt)) return signals.concat(animationSignals(selCmpt.name, model.scaleName(TIME)), [{
			name: name + TUPLE,
			on: [{
				events: [{ signal: EASED_ANIM_CLOCK }, { signal: ANIM_VALUE }],
				update: `{${update}}`,
				force: true
			}]
		}]);
		else {
			const events = selCmpt.events;
			return signals.concat([{
				name: name + TUPLE,
				on: events ? [{
					events,
					update: `${test} ? {${update}} : null`,
					force: true
				}] : []
			}]);
		}
	}
};
function assembleProjection(proj) {
	const { signals, hasLegend, index, ...rest } = proj;
	rest.field = replacePathInField(rest.field);
	return rest;
}
function assembleInit(init, isExpr = true, wrap = identity) {
	if (isArray(init)) {
		const assembled = init.map((v) => assembleInit(v, isExpr, wrap));
		return isExpr ? `[${assembled.join(", ")}]` : assembled;
	} else if (isDateTime(init)) {
		if (isExpr) return wrap(dateTimeToExpr(init));
		else return wrap(dateTimeToTimestamp(init));
	}
	return isExpr ? wrap(stringify(init)) : init;
}
function assembleUnitSelectionSignals(model, signals) {
	for (const selCmpt of vals(model.component.selection ?? {})) {
		const name = selCmpt.name;
		let modifyExpr = `${name}${TUPLE}, ${selCmpt.resolve === "global" ? "true" : `{unit: ${unitName(model)}}`}`;
		for (const c of selectionCompilers) {
			if (!c.defined(selCmpt)) continue;
			if (c.signals) signals = c.signals(model, selCmpt, signals);
			if (c.modifyExpr) modifyExpr = c.modifyExpr(model, selCmpt, modifyExpr);
		}
		signals.push({
			name: name + MODIFY,
			on: [{
				events: { signal: selCmpt.name + TUPLE },
				update: `modify(${stringValue(selCmpt.name + STORE)}, ${modifyExpr})`
			}]
		});
	}
	return cleanupEmptyOnArray(signals);
}
function assembleFacetSignals(model, signals) {
	if (model.component.selection && keys(model.component.selection).length) {
		const name = stringValue(model.getName("cell"));
		signals.unshift({
			name: "facet",
			value: {},
			on: [{
				events: eventSelector("pointermove", "scope"),
				update: `isTuple(facet) ? facet : group(${name}).datum`
			}]
		});
	}
	return cleanupEmptyOnArray(signals);
}
function assembleTopLevelSignals(model, signals) {
	let hasSelections = false;
	for (const selCmpt of vals(model.component.selection ?? {})) {
		const name = selCmpt.name;
		const store = stringValue(name + STORE);
		if (signals.filter((s) => s.name === name).length === 0) {
			const resolve = selCmpt.resolve === "global" ? "union" : selCmpt.resolve;
			const isPoint = selCmpt.type === "point" ? ", true, true)" : ")";
			signals.push({
				name: selCmpt.name,
				update: `${VL_SELECTION_RESOLVE}(${store}, ${stringValue(resolve)}${isPoint}`
			});
		}
		hasSelections = true;
		for (const c of selectionCompilers) if (c.defined(selCmpt) && c.topLevelSignals) signals = c.topLevelSignals(model, selCmpt, signals);
	}
	if (hasSelections) {
		if (signals.filter((s) => s.name === "unit").length === 0) signals.unshift({
			name: "unit",
			value: {},
			on: [{
				events: "pointermove",
				update: "isTuple(group()) ? group() : unit"
			}]
		});
	}
	return cleanupEmptyOnArray(signals);
}
function assembleUnitSelectionData(model, data) {
	const selectionData = [];
	const animationData = [];
	const unit = unitName(model, { escape: false });
	for (const selCmpt of vals(model.component.selection ?? {})) {
		const store = { name: selCmpt.name + STORE };
		if (selCmpt.project.hasSelectionId) store.transform = [{
			type: "collect",
			sort: { field: SELECTION_ID }
		}];
		if (selCmpt.init) {
			const fields = selCmpt.project.items.map(assembleProjection);
			store.values = selCmpt.project.hasSelectionId ? selCmpt.init.map((i) => ({
				unit,
				[SELECTION_ID]: assembleInit(i, false)[0]
			})) : selCmpt.init.map((i) => ({
				unit,
				fields,
				values: assembleInit(i, false)
			}));
		}
		if (![...selectionData, ...data].filter((d) => d.name === selCmpt.name + STORE).length) selectionData.push(store);
		if (isTimerSelection(selCmpt) && data.length) {
			const sourceName = model.lookupDataSource(model.getDataName(DataSourceType.Main));
			const sourceData = data.find((d) => d.name === sourceName);
			const sourceDataFilter = sourceData.transform.find((t) => t.type === "filter" && t.expr.includes("vlSelectionTest"));
			if (sourceDataFilter) {
				sourceData.transform = sourceData.transform.filter((t) => t !== sourceDataFilter);
				const currentFrame = {
					name: sourceData.name + CURR,
					source: sourceData.name,
					transform: [sourceDataFilter]
				};
				animationData.push(currentFrame);
			}
		}
	}
	return selectionData.concat(data, animationData);
}
function assembleUnitSelectionMarks(model, marks) {
	for (const selCmpt of vals(model.component.selection ?? {})) for (const c of selectionCompilers) if (c.defined(selCmpt) && c.marks) marks = c.marks(model, selCmpt, marks);
	return marks;
}
function assembleLayerSelectionMarks(model, marks) {
	for (const child of model.children) if (isUnitModel(child)) marks = assembleUnitSelectionMarks(child, marks);
	return marks;
}
function assembleSelectionScaleDomain(model, extent, scaleCmpt, domain) {
	const parsedExtent = parseSelectionExtent(model, extent.param, extent);
	return { signal: hasContinuousDomain(scaleCmpt.get("type")) && isArray(domain) && domain[0] > domain[1] ? `isValid(${parsedExtent}) && reverse(${parsedExtent})` : parsedExtent };
}
function cleanupEmptyOnArray(signals) {
	return signals.map((s) => {
		if (s.on && !s.on.length) delete s.on;
		return s;
	});
}
const scaleBindings = {
	defined: (selCmpt) => {
		return selCmpt.type === "interval" && selCmpt.resolve === "global" && selCmpt.bind && selCmpt.bind === "scales";
	},
	parse: (model, selCmpt) => {
		const bound = selCmpt.scales = [];
		for (const proj of selCmpt.project.items) {
			const channel = proj.channel;
			if (!isScaleChannel(channel)) continue;
			const scale = model.getScaleComponent(channel);
			const scaleType = scale ? scale.get("type") : void 0;
			if (scaleType == "sequential") warn(SEQUENTIAL_SCALE_DEPRECATED);
			if (!scale || !hasContinuousDomain(scaleType)) {
				warn(SCALE_BINDINGS_CONTINUOUS);
				continue;
			}
			scale.set("selectionExtent", {
				param: selCmpt.name,
				field: proj.field
			}, true);
			bound.push(proj);
		}
	},
	topLevelSignals: (model, selCmpt, signals) => {
		const bound = selCmpt.scales.filter((proj) => signals.filter((s) => s.name === proj.signals.data).length === 0);
		if (!model.parent || isTopLevelLayer(model) || bound.length === 0) return signals;
		const namedSg = signals.find((s) => s.name === selCmpt.name);
		let update = namedSg.update;
		if (update.includes(VL_SELECTION_RESOLVE)) namedSg.update = `{${bound.map((proj) => `${stringValue(replacePathInField(proj.field))}: ${proj.signals.data}`).join(", ")}}`;
		else {
			for (const proj of bound) {
				const mapping = `${stringValue(replacePathInField(proj.field))}: ${proj.signals.data}`;
				if (!update.includes(mapping)) update = `${update.substring(0, update.length - 1)}, ${mapping}}`;
			}
			namedSg.update = update;
		}
		return signals.concat(bound.map((proj) => ({ name: proj.signals.data })));
	},
	signals: (model, selCmpt, signals) => {
		if (model.parent && !isTopLevelLayer(model)) for (const proj of selCmpt.scales) {
			const signal = signals.find((s) => s.name === proj.signals.data);
			signal.push = "outer";
			delete signal.value;
			delete signal.update;
		}
		return signals;
	}
};
function domain(model, channel) {
	return `domain(${stringValue(model.scaleName(channel))})`;
}
function isTopLevelLayer(model) {
	return model.parent && isLayerModel(model.parent) && (!model.parent.parent || isTopLevelLayer(model.parent.parent));
}
const BRUSH = "_brush";
const SCALE_TRIGGER = "_scale_trigger";
const GEO_INIT_TICK = "geo_interval_init_tick";
const INIT = "_init";
const CENTER = "_center";
const interval = {
	defined: (selCmpt) => selCmpt.type === "interval",
	parse: (model, selCmpt, selDef) => {
		if (model.hasProjection) {
			const def = { ...isObject(selDef.select) ? selDef.select : {} };
			def.fields = [SELECTION_ID];
			if (!def.encodings) def.encodings = selDef.value ? keys(selDef.value) : [LONGITUDE, LATITUDE];
			selDef.select = {
				type: "interval",
				...def
			};
		}
		if (selCmpt.translate && !scaleBindings.defined(selCmpt)) {
			const filterExpr = `!event.item || event.item.mark.name !== ${stringValue(selCmpt.name + BRUSH)}`;
			for (const evt of selCmpt.events) {
				if (!evt.between) {
					warn(`${evt} is not an ordered event stream for interval selections.`);
					continue;
				}
				const filters = array_default(evt.between[0].filter ??= []);
				if (!filters.includes(filterExpr)) filters.push(filterExpr);
			}
		}
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const tupleSg = name + TUPLE;
		const channels = vals(selCmpt.project.hasChannel).filter((p) => p.channel === X || p.channel === Y);
		const init = selCmpt.init ? selCmpt.init[0] : null;
		signals.push(...channels.reduce((arr, proj) => arr.concat(channelSignals(model, selCmpt, proj, init?.[proj.index])), []));
		if (!model.hasProjection) {
			if (!scaleBindings.defined(selCmpt)) {
				const triggerSg = name + SCALE_TRIGGER;
				const scaleTriggers = channels.map((proj) => {
					const channel = proj.channel;
					const { data: dname, visual: vname } = proj.signals;
					const scaleName = stringValue(model.scaleName(channel));
					const toNum = hasContinuousDomain(model.getScaleComponent(channel).get("type")) ? "+" : "";
					return `(!isArray(${dname}) || (${toNum}invert(${scaleName}, ${vname})[0] === ${toNum}${dname}[0] && ${toNum}invert(${scaleName}, ${vname})[1] === ${toNum}${dname}[1]))`;
				});
				if (scaleTriggers.length) signals.push({
					name: triggerSg,
					value: {},
					on: [{
						events: channels.map((proj) => ({ scale: model.scaleName(proj.channel) })),
						update: `${scaleTriggers.join(" && ")} ? ${triggerSg} : {}`
					}]
				});
			}
			const dataSignals = channels.map((proj) => proj.signals.data);
			const update = `unit: ${unitName(model)}, fields: ${name + TUPLE_FIELDS}, values`;
			return signals.concat({
				name: tupleSg,
				...init ? { init: `{${update}: ${assembleInit(init)}}` } : {},
				...dataSignals.length ? { on: [{
					events: [{ signal: dataSignals.join(" || ") }],
					update: `${dataSignals.join(" && ")} ? {${update}: [${dataSignals}]} : null`
				}] } : {}
			});
		} else {
			const projection = stringValue(model.projectionName());
			const centerSg = model.projectionName() + CENTER;
			const { x, y } = selCmpt.project.hasChannel;
			const xvname = x?.signals.visual;
			const yvname = y?.signals.visual;
			const xinit = x ? init?.[x.index] : `${centerSg}[0]`;
			const yinit = y ? init?.[y.index] : `${centerSg}[1]`;
			const sizeSg = (layout) => model.getSizeSignalRef(layout).signal;
			const bbox = `[[${xvname ? `${xvname}[0]` : "0"}, ${yvname ? `${yvname}[0]` : "0"}],[${xvname ? `${xvname}[1]` : sizeSg("width")}, ${yvname ? `${yvname}[1]` : sizeSg("height")}]]`;
			if (init) {
				signals.unshift({
					name: name + INIT,
					init: `[scale(${projection}, [${x ? xinit[0] : xinit}, ${y ? yinit[0] : yinit}]), scale(${projection}, [${x ? xinit[1] : xinit}, ${y ? yinit[1] : yinit}])]`
				});
				if (!x || !y) {
					if (!signals.find((s) => s.name === centerSg)) signals.unshift({
						name: centerSg,
						update: `invert(${projection}, [${sizeSg("width")}/2, ${sizeSg("height")}/2])`
					});
				}
			}
			const update = `vlSelectionTuples(${`intersect(${bbox}, {markname: ${stringValue(model.getName("marks"))}}, unit.mark)`}, ${`{unit: ${unitName(model)}}`})`;
			const visualSignals = channels.map((proj) => proj.signals.visual);
			return signals.concat({
				name: tupleSg,
				on: [{
					events: [...visualSignals.length ? [{ signal: visualSignals.join(" || ") }] : [], ...init ? [{ signal: GEO_INIT_TICK }] : []],
					update
				}]
			});
		}
	},
	topLevelSignals: (model, selCmpt, signals) => {
		if (isUnitModel(model) && model.hasProjection && selCmpt.init) {
			if (!signals.filter((s) => s.name === GEO_INIT_TICK).length) signals.unshift({
				name: GEO_INIT_TICK,
				value: null,
				on: [{
					events: "timer{1}",
					update: `${GEO_INIT_TICK} === null ? {} : ${GEO_INIT_TICK}`
				}]
			});
		}
		return signals;
	},
	marks: (model, selCmpt, marks) => {
		const name = selCmpt.name;
		const { x, y } = selCmpt.project.hasChannel;
		const xvname = x?.signals.visual;
		const yvname = y?.signals.visual;
		const store = `data(${stringValue(selCmpt.name + STORE)})`;
		if (scaleBindings.defined(selCmpt) || !x && !y) return marks;
		const update = {
			x: x !== void 0 ? { signal: `${xvname}[0]` } : { value: 0 },
			y: y !== void 0 ? { signal: `${yvname}[0]` } : { value: 0 },
			x2: x !== void 0 ? { signal: `${xvname}[1]` } : { field: { group: "width" } },
			y2: y !== void 0 ? { signal: `${yvname}[1]` } : { field: { group: "height" } }
		};
		if (selCmpt.resolve === "global") for (const key of keys(update)) update[key] = [{
			test: `${store}.length && ${store}[0].unit === ${unitName(model)}`,
			...update[key]
		}, { value: 0 }];
		const { fill, fillOpacity, cursor, ...stroke } = selCmpt.mark;
		const vgStroke = keys(stroke).reduce((def, k) => {
			def[k] = [{
				test: [x !== void 0 && `${xvname}[0] !== ${xvname}[1]`, y !== void 0 && `${yvname}[0] !== ${yvname}[1]`].filter((t) => t).join(" && "),
				value: stroke[k]
			}, { value: null }];
			return def;
		}, {});
		const vgCursor = cursor ?? (selCmpt.translate ? "move" : null);
		return [
			{
				name: `${name + BRUSH}_bg`,
				type: "rect",
				clip: true,
				encode: {
					enter: {
						fill: { value: fill },
						fillOpacity: { value: fillOpacity }
					},
					update
				}
			},
			...marks,
			{
				name: name + BRUSH,
				type: "rect",
				clip: true,
				encode: {
					enter: {
						...vgCursor ? { cursor: { value: vgCursor } } : {},
						fill: { value: "transparent" }
					},
					update: {
						...update,
						...vgStroke
					}
				}
			}
		];
	}
};
/**
* Returns the visual and data signals for an interval selection.
*/
function channelSignals(model, selCmpt, proj, init) {
	const scaledInterval = !model.hasProjection;
	const channel = proj.channel;
	const vname = proj.signals.visual;
	const scaleName = stringValue(scaledInterval ? model.scaleName(channel) : model.projectionName());
	const scaled = (str) => `scale(${scaleName}, ${str})`;
	const size = model.getSizeSignalRef(channel === X ? "width" : "height").signal;
	const coord = `${channel}(unit)`;
	const von = selCmpt.events.reduce((def, evt) => {
		return [
			...def,
			{
				events: evt.between[0],
				update: `[${coord}, ${coord}]`
			},
			{
				events: evt,
				update: `[${vname}[0], clamp(${coord}, 0, ${size})]`
			}
		];
	}, []);
	if (scaledInterval) {
		const dname = proj.signals.data;
		const hasScales = scaleBindings.defined(selCmpt);
		const scale = model.getScaleComponent(channel);
		const scaleType = scale ? scale.get("type") : void 0;
		const vinit = init ? { init: assembleInit(init, true, scaled) } : { value: [] };
		von.push({
			events: { signal: selCmpt.name + SCALE_TRIGGER },
			update: hasContinuousDomain(scaleType) ? `[${scaled(`${dname}[0]`)}, ${scaled(`${dname}[1]`)}]` : `[0, 0]`
		});
		return hasScales ? [{
			name: dname,
			on: []
		}] : [{
			name: vname,
			...vinit,
			on: von
		}, {
			name: dname,
			...init ? { init: assembleInit(init) } : {},
			on: [{
				events: { signal: vname },
				update: `${vname}[0] === ${vname}[1] ? null : invert(${scaleName}, ${vname})`
			}]
		}];
	} else {
		const initIdx = channel === X ? 0 : 1;
		const initSg = selCmpt.name + INIT;
		return [{
			name: vname,
			...init ? { init: `[${initSg}[0][${initIdx}], ${initSg}[1][${initIdx}]]` } : { value: [] },
			on: von
		}];
	}
}
/**
* Return a VgEncodeEntry that includes a Vega production rule for a scale channel's encoding or guide encoding, which includes:
* (1) the conditional rules (if provided as part of channelDef)
* (2) invalidValueRef for handling invalid values (if provided as a parameter of this method)
* (3) main reference for the encoded data.
*/
function wrapCondition({ model, channelDef, vgChannel, invalidValueRef, mainRefFn }) {
	const condition = isConditionalDef(channelDef) && channelDef.condition;
	let valueRefs = [];
	if (condition) valueRefs = array_default(condition).map((c) => {
		const conditionValueRef = mainRefFn(c);
		if (isConditionalParameter(c)) {
			const { param, empty } = c;
			return {
				test: parseSelectionPredicate(model, {
					param,
					empty
				}),
				...conditionValueRef
			};
		} else return {
			test: expression(model, c.test),
			...conditionValueRef
		};
	});
	if (invalidValueRef !== void 0) valueRefs.push(invalidValueRef);
	const mainValueRef = mainRefFn(channelDef);
	if (mainValueRef !== void 0) valueRefs.push(mainValueRef);
	if (valueRefs.length > 1 || valueRefs.length === 1 && Boolean(valueRefs[0].test)) return { [vgChannel]: valueRefs };
	else if (valueRefs.length === 1) return { [vgChannel]: valueRefs[0] };
	return {};
}
function text$1(model, channel = "text") {
	const channelDef = model.encoding[channel];
	return wrapCondition({
		model,
		channelDef,
		vgChannel: channel,
		mainRefFn: (cDef) => textRef(cDef, model.config),
		invalidValueRef: void 0
	});
}
function textRef(channelDef, config, expr = "datum") {
	if (channelDef) {
		if (isValueDef(channelDef)) return signalOrValueRef(channelDef.value);
		if (isFieldOrDatumDef(channelDef)) {
			const { format, formatType } = getFormatMixins(channelDef);
			return formatSignalRef({
				fieldOrDatumDef: channelDef,
				format,
				formatType,
				expr,
				config
			});
		}
	}
}
function tooltip(model, opt = {}) {
	const { encoding, markDef, config, stack } = model;
	const channelDef = encoding.tooltip;
	if (isArray(channelDef)) return { tooltip: tooltipRefForEncoding({ tooltip: channelDef }, stack, config, opt) };
	else {
		const datum = opt.reactiveGeom ? "datum.datum" : "datum";
		const mainRefFn = (cDef) => {
			const tooltipRefFromChannelDef = addLineBreaksToTooltip(cDef, config, datum);
			if (tooltipRefFromChannelDef) return tooltipRefFromChannelDef;
			if (cDef === null) return;
			let markTooltip = getMarkPropOrConfig("tooltip", markDef, config);
			if (markTooltip === true) markTooltip = { content: "encoding" };
			if (isString(markTooltip)) return { value: markTooltip };
			else if (isObject(markTooltip)) {
				if (isSignalRef(markTooltip)) return markTooltip;
				else if (markTooltip.content === "encoding") return tooltipRefForEncoding(encoding, stack, config, opt);
				else return { signal: datum };
			}
		};
		return wrapCondition({
			model,
			channelDef,
			vgChannel: "tooltip",
			mainRefFn,
			invalidValueRef: void 0
		});
	}
}
function tooltipData(encoding, stack, config, { reactiveGeom } = {}) {
	const formatConfig = {
		...config,
		...config.tooltipFormat
	};
	const toSkip = /* @__PURE__ */ new Set();
	const expr = reactiveGeom ? "datum.datum" : "datum";
	const tuples = [];
	function add(fDef, channel) {
		const mainChannel = getMainRangeChannel(channel);
		const fieldDef = isTypedFieldDef(fDef) ? fDef : {
			...fDef,
			type: encoding[mainChannel].type
		};
		const title = fieldDef.title || defaultTitle(fieldDef, formatConfig);
		const key = array_default(title).join(", ").replaceAll(/"/g, "\\\"");
		let value;
		if (isXorY(channel)) {
			const channel2 = channel === "x" ? "x2" : "y2";
			const fieldDef2 = getFieldDef(encoding[channel2]);
			if (isBinned(fieldDef.bin) && fieldDef2) {
				const startField = vgField(fieldDef, { expr });
				const endField = vgField(fieldDef2, { expr });
				const { format, formatType } = getFormatMixins(fieldDef);
				value = binFormatExpression(startField, endField, format, formatType, formatConfig);
				toSkip.add(channel2);
			}
		}
		if ((isXorY(channel) || channel === THETA || channel === RADIUS) && stack && stack.fieldChannel === channel && stack.offset === "normalize") {
			const { format, formatType } = getFormatMixins(fieldDef);
			value = formatSignalRef({
				fieldOrDatumDef: fieldDef,
				format,
				formatType,
				expr,
				config: formatConfig,
				normalizeStack: true
			}).signal;
		}
		value ??= addLineBreaksToTooltip(fieldDef, formatConfig, expr).signal;
		tuples.push({
			channel,
			key,
			value
		});
	}
	forEach(encoding, (channelDef, channel) => {
		if (isFieldDef(channelDef)) add(channelDef, channel);
		else if (hasConditionalFieldDef(channelDef)) add(channelDef.condition, channel);
	});
	const out = {};
	for (const { channel, key, value } of tuples) if (!toSkip.has(channel) && !out[key]) out[key] = value;
	return out;
}
function tooltipRefForEncoding(encoding, stack, config, { reactiveGeom } = {}) {
	const data = tooltipData(encoding, stack, config, { reactiveGeom });
	const keyValues = entries$1(data).map(([key, value]) => `"${key}": ${value}`);
	return keyValues.length > 0 ? { signal: `{${keyValues.join(", ")}}` } : void 0;
}
/**
* Transforms a tooltip value that is an array to a string with line breaks
*/
function addLineBreaksToTooltip(channelDef, config, expr = "datum") {
	if (isFieldDef(channelDef) && isDiscrete$1(channelDef.type) && !channelDef.timeUnit && !getFormatMixins(channelDef).format && !getFormatMixins(channelDef).formatType) {
		const fieldString = `${expr}["${channelDef.field}"]`;
		return { signal: `isValid(${fieldString}) ? isArray(${fieldString}) ? join(${fieldString}, '\\n') : ${fieldString} : ""+${fieldString}` };
	}
	return textRef(channelDef, config, expr);
}
function aria(model) {
	const { markDef, config } = model;
	const enableAria = getMarkPropOrConfig("aria", markDef, config);
	if (enableAria === false) return {};
	return {
		...enableAria ? { aria: enableAria } : {},
		...ariaRoleDescription(model),
		...description(model)
	};
}
function ariaRoleDescription(model) {
	const { mark, markDef, config } = model;
	if (config.aria === false) return {};
	const ariaRoleDesc = getMarkPropOrConfig("ariaRoleDescription", markDef, config);
	if (ariaRoleDesc != null) return { ariaRoleDescription: { value: ariaRoleDesc } };
	return hasOwnProperty(VG_MARK_INDEX, mark) ? {} : { ariaRoleDescription: { value: mark } };
}
function description(model) {
	const { encoding, markDef, config, stack } = model;
	const channelDef = encoding.description;
	if (channelDef) return wrapCondition({
		model,
		channelDef,
		vgChannel: "description",
		mainRefFn: (cDef) => textRef(cDef, model.config),
		invalidValueRef: void 0
	});
	const descriptionValue = getMarkPropOrConfig("description", markDef, config);
	if (descriptionValue != null) return { description: signalOrValueRef(descriptionValue) };
	if (config.aria === false) return {};
	const data = tooltipData(encoding, stack, config);
	if (isEmpty(data)) return;
	return { description: { signal: entries$1(data).filter(([key]) => !key.startsWith("_")).map(([key, value]) => [key, value.replaceAll("\\n", " ")]).map(([key, value], index) => `"${index > 0 ? "; " : ""}${key}: " + (${value})`).join(" + ") } };
}
/**
* Return encode for non-positional channels with scales. (Text doesn't have scale.)
*/
function nonPosition(channel, model, opt = {}) {
	const { markDef, encoding, config } = model;
	const { vgChannel } = opt;
	let { defaultRef, defaultValue } = opt;
	const channelDef = encoding[channel];
	if (defaultRef === void 0) {
		defaultValue ??= getMarkPropOrConfig(channel, markDef, config, {
			vgChannel,
			ignoreVgConfig: !isConditionalDef(channelDef)
		});
		if (defaultValue !== void 0) defaultRef = signalOrValueRef(defaultValue);
	}
	const commonProps = {
		markDef,
		config,
		scaleName: model.scaleName(channel),
		scale: model.getScaleComponent(channel)
	};
	const invalidValueRef = getConditionalValueRefForIncludingInvalidValue({
		...commonProps,
		scaleChannel: channel,
		channelDef
	});
	const mainRefFn = (cDef) => {
		return midPoint({
			...commonProps,
			channel,
			channelDef: cDef,
			stack: null,
			defaultRef
		});
	};
	return wrapCondition({
		model,
		channelDef,
		vgChannel: vgChannel ?? channel,
		invalidValueRef,
		mainRefFn
	});
}
function color(model, opt = { filled: void 0 }) {
	const { markDef, encoding, config } = model;
	const { type: markType } = markDef;
	const filled = opt.filled ?? getMarkPropOrConfig("filled", markDef, config);
	const transparentIfNeeded = contains([
		"bar",
		"point",
		"circle",
		"square",
		"geoshape"
	], markType) ? "transparent" : void 0;
	const defaultFill = getMarkPropOrConfig(filled === true ? "color" : void 0, markDef, config, { vgChannel: "fill" }) ?? config.mark[filled === true && "color"] ?? transparentIfNeeded;
	const defaultStroke = getMarkPropOrConfig(filled === false ? "color" : void 0, markDef, config, { vgChannel: "stroke" }) ?? config.mark[filled === false && "color"];
	const colorVgChannel = filled ? "fill" : "stroke";
	const fillStrokeMarkDefAndConfig = {
		...defaultFill ? { fill: signalOrValueRef(defaultFill) } : {},
		...defaultStroke ? { stroke: signalOrValueRef(defaultStroke) } : {}
	};
	if (markDef.color && (filled ? markDef.fill : markDef.stroke)) warn(droppingColor("property", {
		fill: "fill" in markDef,
		stroke: "stroke" in markDef
	}));
	return {
		...fillStrokeMarkDefAndConfig,
		...nonPosition("color", model, {
			vgChannel: colorVgChannel,
			defaultValue: filled ? defaultFill : defaultStroke
		}),
		...nonPosition("fill", model, { defaultValue: encoding.fill ? defaultFill : void 0 }),
		...nonPosition("stroke", model, { defaultValue: encoding.stroke ? defaultStroke : void 0 })
	};
}
function zindex(model) {
	const { encoding, mark } = model;
	const order = encoding.order;
	if (!isPathMark(mark) && isValueDef(order)) return wrapCondition({
		model,
		channelDef: order,
		vgChannel: "zindex",
		mainRefFn: (cd) => signalOrValueRef(cd.value),
		invalidValueRef: void 0
	});
	return {};
}
function positionOffset({ channel: baseChannel, markDef, encoding = {}, model, bandPosition }) {
	const channel = `${baseChannel}Offset`;
	const defaultValue = markDef[channel];
	const channelDef = encoding[channel];
	if ((channel === "xOffset" || channel === "yOffset") && channelDef) return {
		offsetType: "encoding",
		offset: midPoint({
			channel,
			channelDef,
			markDef,
			config: model?.config,
			scaleName: model.scaleName(channel),
			scale: model.getScaleComponent(channel),
			stack: null,
			defaultRef: signalOrValueRef(defaultValue),
			bandPosition
		})
	};
	const markDefOffsetValue = markDef[channel];
	if (markDefOffsetValue) return {
		offsetType: "visual",
		offset: markDefOffsetValue
	};
	return {};
}
/**
* Return encode for point (non-band) position channels.
*/
function pointPosition(channel, model, { defaultPos, vgChannel }) {
	const { encoding, markDef, config, stack } = model;
	const channelDef = encoding[channel];
	const channel2Def = encoding[getSecondaryRangeChannel(channel)];
	const scaleName = model.scaleName(channel);
	const scale = model.getScaleComponent(channel);
	const { offset, offsetType } = positionOffset({
		channel,
		markDef,
		encoding,
		model,
		bandPosition: .5
	});
	const defaultRef = pointPositionDefaultRef({
		model,
		defaultPos,
		channel,
		scaleName,
		scale
	});
	const valueRef = !channelDef && isXorY(channel) && (encoding.latitude || encoding.longitude) ? { field: model.getName(channel) } : positionRef({
		channel,
		channelDef,
		channel2Def,
		markDef,
		config,
		scaleName,
		scale,
		stack,
		offset,
		defaultRef,
		bandPosition: offsetType === "encoding" ? 0 : void 0
	});
	return valueRef ? { [vgChannel || channel]: valueRef } : void 0;
}
/**
* @return Vega ValueRef for normal x- or y-position without projection
*/
function positionRef(params) {
	const { channel, channelDef, scaleName, stack, offset, markDef } = params;
	if (isFieldOrDatumDef(channelDef) && stack && channel === stack.fieldChannel) {
		if (isFieldDef(channelDef)) {
			let bandPosition = channelDef.bandPosition;
			if (bandPosition === void 0 && markDef.type === "text" && (channel === "radius" || channel === "theta")) bandPosition = .5;
			if (bandPosition !== void 0) return interpolatedSignalRef({
				scaleName,
				fieldOrDatumDef: channelDef,
				startSuffix: "start",
				bandPosition,
				offset
			});
		}
		return valueRefForFieldOrDatumDef(channelDef, scaleName, { suffix: "end" }, { offset });
	}
	return midPointRefWithPositionInvalidTest(params);
}
function pointPositionDefaultRef({ model, defaultPos, channel, scaleName, scale }) {
	const { markDef, config } = model;
	return () => {
		const mainChannel = getMainRangeChannel(channel);
		const vgChannel = getVgPositionChannel(channel);
		const definedValueOrConfig = getMarkPropOrConfig(channel, markDef, config, { vgChannel });
		if (definedValueOrConfig !== void 0) return widthHeightValueOrSignalRef(channel, definedValueOrConfig);
		switch (defaultPos) {
			case "zeroOrMin": return zeroOrMinOrMaxPosition({
				scaleName,
				scale,
				mode: "zeroOrMin",
				mainChannel,
				config
			});
			case "zeroOrMax": return zeroOrMinOrMaxPosition({
				scaleName,
				scale,
				mode: { zeroOrMax: {
					widthSignal: model.width.signal,
					heightSignal: model.height.signal
				} },
				mainChannel,
				config
			});
			case "mid": return {
				...model[getSizeChannel(channel)],
				mult: .5
			};
		}
	};
}
function zeroOrMinOrMaxPosition({ mainChannel, config, ...otherProps }) {
	const scaledValueRef = scaledZeroOrMinOrMax(otherProps);
	const { mode } = otherProps;
	if (scaledValueRef) return scaledValueRef;
	switch (mainChannel) {
		case "radius": {
			if (mode === "zeroOrMin") return { value: 0 };
			const { widthSignal, heightSignal } = mode.zeroOrMax;
			return { signal: `min(${widthSignal},${heightSignal})/2` };
		}
		case "theta": return mode === "zeroOrMin" ? { value: 0 } : { signal: "2*PI" };
		case "x": return mode === "zeroOrMin" ? { value: 0 } : { field: { group: "width" } };
		case "y": return mode === "zeroOrMin" ? { field: { group: "height" } } : { value: 0 };
	}
}
const ALIGNED_X_CHANNEL = {
	left: "x",
	center: "xc",
	right: "x2"
};
const BASELINED_Y_CHANNEL = {
	top: "y",
	middle: "yc",
	bottom: "y2"
};
function vgAlignedPositionChannel(channel, markDef, config, defaultAlign = "middle") {
	if (channel === "radius" || channel === "theta") return getVgPositionChannel(channel);
	const alignChannel = channel === "x" ? "align" : "baseline";
	const align = getMarkPropOrConfig(alignChannel, markDef, config);
	let alignExcludingSignal;
	if (isSignalRef(align)) {
		warn(rangeMarkAlignmentCannotBeExpression(alignChannel));
		alignExcludingSignal = void 0;
	} else alignExcludingSignal = align;
	if (channel === "x") return ALIGNED_X_CHANNEL[alignExcludingSignal || (defaultAlign === "top" ? "left" : "center")];
	else return BASELINED_Y_CHANNEL[alignExcludingSignal || defaultAlign];
}
/**
* Utility for area/rule position, which can be either point or range.
* (One of the axes should be point and the other should be range.)
*/
function pointOrRangePosition(channel, model, { defaultPos, defaultPos2, range }) {
	if (range) return rangePosition(channel, model, {
		defaultPos,
		defaultPos2
	});
	return pointPosition(channel, model, { defaultPos });
}
function rangePosition(channel, model, { defaultPos, defaultPos2 }) {
	const { markDef, config } = model;
	const channel2 = getSecondaryRangeChannel(channel);
	const sizeChannel = getSizeChannel(channel);
	const pos2Mixins = pointPosition2OrSize(model, defaultPos2, channel2);
	return {
		...pointPosition(channel, model, {
			defaultPos,
			vgChannel: pos2Mixins[sizeChannel] ? vgAlignedPositionChannel(channel, markDef, config) : getVgPositionChannel(channel)
		}),
		...pos2Mixins
	};
}
/**
* Return encode for x2, y2.
* If channel is not specified, return one channel based on orientation.
*/
function pointPosition2OrSize(model, defaultPos, channel) {
	const { encoding, mark, markDef, stack, config } = model;
	const baseChannel = getMainRangeChannel(channel);
	const sizeChannel = getSizeChannel(channel);
	const vgChannel = getVgPositionChannel(channel);
	const channelDef = encoding[baseChannel];
	const scaleName = model.scaleName(baseChannel);
	const scale = model.getScaleComponent(baseChannel);
	const { offset } = channel in encoding || channel in markDef ? positionOffset({
		channel,
		markDef,
		encoding,
		model
	}) : positionOffset({
		channel: baseChannel,
		markDef,
		encoding,
		model
	});
	if (!channelDef && (channel === "x2" || channel === "y2") && (encoding.latitude || encoding.longitude)) {
		const vgSizeChannel = getSizeChannel(channel);
		const size = model.markDef[vgSizeChannel];
		if (size != null) return { [vgSizeChannel]: { value: size } };
		else return { [vgChannel]: { field: model.getName(channel) } };
	}
	const valueRef = position2Ref({
		channel,
		channelDef,
		channel2Def: encoding[channel],
		markDef,
		config,
		scaleName,
		scale,
		stack,
		offset,
		defaultRef: void 0
	});
	if (valueRef !== void 0) return { [vgChannel]: valueRef };
	return position2orSize(channel, markDef) || position2orSize(channel, {
		[channel]: getMarkStyleConfig(channel, markDef, config.style),
		[sizeChannel]: getMarkStyleConfig(sizeChannel, markDef, config.style)
	}) || position2orSize(channel, config[mark]) || position2orSize(channel, config.mark) || { [vgChannel]: pointPositionDefaultRef({
		model,
		defaultPos,
		channel,
		scaleName,
		scale
	})() };
}
function position2Ref({ channel, channelDef, channel2Def, markDef, config, scaleName, scale, stack, offset, defaultRef }) {
	if (isFieldOrDatumDef(channelDef) && stack && channel.charAt(0) === stack.fieldChannel.charAt(0)) return valueRefForFieldOrDatumDef(channelDef, scaleName, { suffix: "start" }, { offset });
	return midPointRefWithPositionInvalidTest({
		channel,
		channelDef: channel2Def,
		scaleName,
		scale,
		stack,
		markDef,
		config,
		offset,
		defaultRef
	});
}
function position2orSize(channel, markDef) {
	const sizeChannel = getSizeChannel(channel);
	const vgChannel = getVgPositionChannel(channel);
	if (markDef[vgChannel] !== void 0) return { [vgChannel]: widthHeightValueOrSignalRef(channel, markDef[vgChannel]) };
	else if (markDef[channel] !== void 0) return { [vgChannel]: widthHeightValueOrSignalRef(channel, markDef[channel]) };
	else if (markDef[sizeChannel]) {
		const dimensionSize = markDef[sizeChannel];
		if (isRelativeBandSize(dimensionSize)) warn(relativeBandSizeNotSupported(sizeChannel));
		else return { [sizeChannel]: widthHeightValueOrSignalRef(channel, dimensionSize) };
	}
}
function rectPosition(model, channel) {
	const { config, encoding, markDef } = model;
	const mark = markDef.type;
	const channel2 = getSecondaryRangeChannel(channel);
	const sizeChannel = getSizeChannel(channel);
	const channelDef = encoding[channel];
	const channelDef2 = encoding[channel2];
	const scale = model.getScaleComponent(channel);
	const scaleType = scale ? scale.get("type") : void 0;
	const orient = markDef.orient;
	const hasSizeDef = encoding[sizeChannel] ?? encoding.size ?? getMarkPropOrConfig("size", markDef, config, { vgChannel: sizeChannel });
	const offsetScaleChannel = getOffsetChannel(channel);
	const isBarOrTickBand = mark === "bar" && (channel === "x" ? orient === "vertical" : orient === "horizontal") || mark === "tick" && (channel === "y" ? orient === "vertical" : orient === "horizontal");
	if (isFieldDef(channelDef) && (isBinning(channelDef.bin) || isBinned(channelDef.bin) || channelDef.timeUnit && !channelDef2) && !(hasSizeDef && !isRelativeBandSize(hasSizeDef)) && !encoding[offsetScaleChannel] && !hasDiscreteDomain(scaleType)) return rectBinPosition({
		fieldDef: channelDef,
		fieldDef2: channelDef2,
		channel,
		model
	});
	else if ((isFieldOrDatumDef(channelDef) && hasDiscreteDomain(scaleType) || isBarOrTickBand) && !channelDef2) return positionAndSize(channelDef, channel, model);
	else return rangePosition(channel, model, {
		defaultPos: "zeroOrMax",
		defaultPos2: "zeroOrMin"
	});
}
function defaultSizeRef(sizeChannel, scaleName, scale, config, bandSize, hasFieldDef, mark) {
	if (isRelativeBandSize(bandSize)) {
		if (scale) {
			const scaleType = scale.get("type");
			if (scaleType === "band") {
				let bandWidth = `bandwidth('${scaleName}')`;
				if (bandSize.band !== 1) bandWidth = `${bandSize.band} * ${bandWidth}`;
				const minBandSize = getMarkConfig("minBandSize", { type: mark }, config);
				return { signal: minBandSize ? `max(${signalOrStringValue(minBandSize)}, ${bandWidth})` : bandWidth };
			} else if (bandSize.band !== 1) warn(cannotUseRelativeBandSizeWithNonBandScale(scaleType));
		} else return {
			mult: bandSize.band,
			field: { group: sizeChannel }
		};
	} else if (isSignalRef(bandSize)) return bandSize;
	else if (bandSize) return { value: bandSize };
	if (scale) {
		const scaleRange = scale.get("range");
		if (isVgRangeStep(scaleRange) && isNumber(scaleRange.step)) return { value: scaleRange.step - 2 };
	}
	if (!hasFieldDef) {
		const { bandPaddingInner, barBandPaddingInner, rectBandPaddingInner, tickBandPaddingInner } = config.scale;
		const padding = getFirstDefined(bandPaddingInner, mark === "tick" ? tickBandPaddingInner : mark === "bar" ? barBandPaddingInner : rectBandPaddingInner);
		if (isSignalRef(padding)) return { signal: `(1 - (${padding.signal})) * ${sizeChannel}` };
		else if (isNumber(padding)) return { signal: `${1 - padding} * ${sizeChannel}` };
	}
	return { value: getViewConfigDiscreteStep(config.view, sizeChannel) - 2 };
}
/**
* Output position encoding and its size encoding for continuous, point, and band scales.
*/
function positionAndSize(fieldDef, channel, model) {
	const { markDef, encoding, config, stack } = model;
	const orient = markDef.orient;
	const scaleName = model.scaleName(channel);
	const scale = model.getScaleComponent(channel);
	const vgSizeChannel = getSizeChannel(channel);
	const channel2 = getSecondaryRangeChannel(channel);
	const offsetScaleChannel = getOffsetChannel(channel);
	const offsetScaleName = model.scaleName(offsetScaleChannel);
	const offsetScale = model.getScaleComponent(getOffsetScaleChannel(channel));
	const useVlSizeChannel = markDef.type === "tick" || orient === "horizontal" && channel === "y" || orient === "vertical" && channel === "x";
	let sizeMixins;
	if (encoding.size || markDef.size) {
		if (useVlSizeChannel) sizeMixins = nonPosition("size", model, {
			vgChannel: vgSizeChannel,
			defaultRef: signalOrValueRef(markDef.size)
		});
		else warn(cannotApplySizeToNonOrientedMark(markDef.type));
	}
	const hasSizeFromMarkOrEncoding = !!sizeMixins;
	const bandSize = getBandSize({
		channel,
		fieldDef,
		markDef,
		config,
		scaleType: (scale || offsetScale)?.get("type"),
		useVlSizeChannel
	});
	sizeMixins = sizeMixins || { [vgSizeChannel]: defaultSizeRef(vgSizeChannel, offsetScaleName || scaleName, offsetScale || scale, config, bandSize, !!fieldDef, markDef.type) };
	const vgChannel = vgAlignedPositionChannel(channel, markDef, config, (scale || offsetScale)?.get("type") === "band" && isRelativeBandSize(bandSize) && !hasSizeFromMarkOrEncoding ? "top" : "middle");
	const center = vgChannel === "xc" || vgChannel === "yc";
	const { offset, offsetType } = positionOffset({
		channel,
		markDef,
		encoding,
		model,
		bandPosition: center ? .5 : 0
	});
	const bandPosition = (center && offsetType !== "encoding" && isFieldDef(fieldDef) && fieldDef.timeUnit && !encoding[channel2] ? getBandPosition({
		fieldDef,
		markDef,
		config
	}) : void 0) ?? (center ? offsetType === "encoding" ? 0 : .5 : isSignalRef(bandSize) ? { signal: `(1-${bandSize})/2` } : isRelativeBandSize(bandSize) ? (1 - bandSize.band) / 2 : 0);
	const posRef = midPointRefWithPositionInvalidTest({
		channel,
		channelDef: fieldDef,
		markDef,
		config,
		scaleName,
		scale,
		stack,
		offset,
		defaultRef: pointPositionDefaultRef({
			model,
			defaultPos: "mid",
			channel,
			scaleName,
			scale
		}),
		bandPosition
	});
	if (vgSizeChannel) return {
		[vgChannel]: posRef,
		...sizeMixins
	};
	else {
		const vgChannel2 = getVgPositionChannel(channel2);
		const sizeRef = sizeMixins[vgSizeChannel];
		const sizeOffset = offset ? {
			...sizeRef,
			offset
		} : sizeRef;
		return {
			[vgChannel]: posRef,
			[vgChannel2]: isArray(posRef) ? [posRef[0], {
				...posRef[1],
				offset: sizeOffset
			}] : {
				...posRef,
				offset: sizeOffset
			}
		};
	}
}
function getBinSpacing(channel, spacing, reverse, axisTranslate, offset, minBandSize, bandSizeExpr) {
	if (isPolarPositionChannel(channel)) return 0;
	const isEnd = channel === "x" || channel === "y2";
	const spacingOffset = isEnd ? -spacing / 2 : spacing / 2;
	if (isSignalRef(reverse) || isSignalRef(offset) || isSignalRef(axisTranslate) || minBandSize) {
		const reverseExpr = signalOrStringValue(reverse);
		const offsetExpr = signalOrStringValue(offset);
		const axisTranslateExpr = signalOrStringValue(axisTranslate);
		const minBandSizeExpr = signalOrStringValue(minBandSize);
		const spacingAndSizeOffset = minBandSize ? `(${bandSizeExpr} < ${minBandSizeExpr} ? ${isEnd ? "" : "-"}0.5 * (${minBandSizeExpr} - (${bandSizeExpr})) : ${spacingOffset})` : spacingOffset;
		const t = axisTranslateExpr ? `${axisTranslateExpr} + ` : "";
		const r = reverseExpr ? `(${reverseExpr} ? -1 : 1) * ` : "";
		const o = offsetExpr ? `(${offsetExpr} + ${spacingAndSizeOffset})` : spacingAndSizeOffset;
		return { signal: t + r + o };
	} else {
		offset = offset || 0;
		return axisTranslate + (reverse ? -offset - spacingOffset : +offset + spacingOffset);
	}
}
function rectBinPosition({ fieldDef, fieldDef2, channel, model }) {
	const { config, markDef, encoding } = model;
	const scale = model.getScaleComponent(channel);
	const scaleName = model.scaleName(channel);
	const scaleType = scale ? scale.get("type") : void 0;
	const reverse = scale.get("reverse");
	const bandSize = getBandSize({
		channel,
		fieldDef,
		markDef,
		config,
		scaleType
	});
	const axisTranslate = (model.component.axes[channel]?.[0])?.get("translate") ?? .5;
	const spacing = isXorY(channel) ? getMarkPropOrConfig("binSpacing", markDef, config) ?? 0 : 0;
	const channel2 = getSecondaryRangeChannel(channel);
	const vgChannel = getVgPositionChannel(channel);
	const vgChannel2 = getVgPositionChannel(channel2);
	const minBandSize = getMarkConfig("minBandSize", markDef, config);
	const { offset } = positionOffset({
		channel,
		markDef,
		encoding,
		model,
		bandPosition: 0
	});
	const { offset: offset2 } = positionOffset({
		channel: channel2,
		markDef,
		encoding,
		model,
		bandPosition: 0
	});
	const bandSizeExpr = binSizeExpr({
		fieldDef,
		scaleName
	});
	const binSpacingOffset = getBinSpacing(channel, spacing, reverse, axisTranslate, offset, minBandSize, bandSizeExpr);
	const binSpacingOffset2 = getBinSpacing(channel2, spacing, reverse, axisTranslate, offset2 ?? offset, minBandSize, bandSizeExpr);
	const bandPositionForBandSize = isSignalRef(bandSize) ? { signal: `(1-${bandSize.signal})/2` } : isRelativeBandSize(bandSize) ? (1 - bandSize.band) / 2 : .5;
	const bandPosition = getBandPosition({
		fieldDef,
		fieldDef2,
		markDef,
		config
	});
	if (isBinning(fieldDef.bin) || fieldDef.timeUnit) {
		const useRectOffsetField = fieldDef.timeUnit && bandPosition !== .5;
		return {
			[vgChannel2]: rectBinRef({
				fieldDef,
				scaleName,
				bandPosition: bandPositionForBandSize,
				offset: binSpacingOffset2,
				useRectOffsetField
			}),
			[vgChannel]: rectBinRef({
				fieldDef,
				scaleName,
				bandPosition: isSignalRef(bandPositionForBandSize) ? { signal: `1-${bandPositionForBandSize.signal}` } : 1 - bandPositionForBandSize,
				offset: binSpacingOffset,
				useRectOffsetField
			})
		};
	} else if (isBinned(fieldDef.bin)) {
		const startRef = valueRefForFieldOrDatumDef(fieldDef, scaleName, {}, { offset: binSpacingOffset2 });
		if (isFieldDef(fieldDef2)) return {
			[vgChannel2]: startRef,
			[vgChannel]: valueRefForFieldOrDatumDef(fieldDef2, scaleName, {}, { offset: binSpacingOffset })
		};
		else if (isBinParams(fieldDef.bin) && fieldDef.bin.step) return {
			[vgChannel2]: startRef,
			[vgChannel]: {
				signal: `scale("${scaleName}", ${vgField(fieldDef, { expr: "datum" })} + ${fieldDef.bin.step})`,
				offset: binSpacingOffset
			}
		};
	}
	warn(channelRequiredForBinned(channel2));
}
/**
* Value Ref for binned fields
*/
function rectBinRef({ fieldDef, scaleName, bandPosition, offset, useRectOffsetField }) {
	return interpolatedSignalRef({
		scaleName,
		fieldOrDatumDef: fieldDef,
		bandPosition,
		offset,
		...useRectOffsetField ? {
			startSuffix: OFFSETTED_RECT_START_SUFFIX,
			endSuffix: OFFSETTED_RECT_END_SUFFIX
		} : {}
	});
}
const ALWAYS_IGNORE = /* @__PURE__ */ new Set([
	"aria",
	"width",
	"height"
]);
function baseEncodeEntry(model, ignore) {
	const { fill = void 0, stroke = void 0 } = ignore.color === "include" ? color(model) : {};
	return {
		...markDefProperties(model.markDef, ignore),
		...colorRef("fill", fill),
		...colorRef("stroke", stroke),
		...nonPosition("opacity", model),
		...nonPosition("fillOpacity", model),
		...nonPosition("strokeOpacity", model),
		...nonPosition("strokeWidth", model),
		...nonPosition("strokeDash", model),
		...zindex(model),
		...tooltip(model),
		...text$1(model, "href"),
		...aria(model)
	};
}
function colorRef(channel, valueRef) {
	return valueRef ? { [channel]: valueRef } : {};
}
function markDefProperties(mark, ignore) {
	return VG_MARK_CONFIGS.reduce((m, prop) => {
		if (!ALWAYS_IGNORE.has(prop) && hasProperty(mark, prop) && ignore[prop] !== "ignore") m[prop] = signalOrValueRef(mark[prop]);
		return m;
	}, {});
}
/**
* Create Vega's "defined" encoding to break paths in a path mark for invalid values.
*/
function defined(model) {
	const { config, markDef } = model;
	const fieldsToBreakPath = /* @__PURE__ */ new Set();
	model.forEachFieldDef((fieldDef, channel) => {
		let scaleType;
		if (!isScaleChannel(channel) || !(scaleType = model.getScaleType(channel))) return;
		const isCountAggregate = isCountingAggregateOp(fieldDef.aggregate);
		if (shouldBreakPath(getScaleInvalidDataMode({
			scaleChannel: channel,
			markDef,
			config,
			scaleType,
			isCountAggregate
		}))) {
			const field = model.vgField(channel, {
				expr: "datum",
				binSuffix: model.stack?.impute ? "mid" : void 0
			});
			if (field) fieldsToBreakPath.add(field);
		}
	});
	if (fieldsToBreakPath.size > 0) return { defined: { signal: [...fieldsToBreakPath].map((field) => fieldValidPredicate(field, true)).join(" && ") } };
}
function valueIfDefined(prop, value) {
	if (value !== void 0) return { [prop]: signalOrValueRef(value) };
}
const VORONOI = "voronoi";
const nearest = {
	defined: (selCmpt) => {
		return selCmpt.type === "point" && selCmpt.nearest;
	},
	parse: (model, selCmpt) => {
		if (selCmpt.events) for (const s of selCmpt.events) s.markname = model.getName(VORONOI);
	},
	marks: (model, selCmpt, marks) => {
		const { x, y } = selCmpt.project.hasChannel;
		const markType = model.mark;
		if (isPathMark(markType)) {
			warn(nearestNotSupportForContinuous(markType));
			return marks;
		}
		const cellDef = {
			name: model.getName(VORONOI),
			type: "path",
			interactive: true,
			aria: false,
			from: { data: model.getName("marks") },
			encode: { update: {
				fill: { value: "transparent" },
				strokeWidth: { value: .35 },
				stroke: { value: "transparent" },
				isVoronoi: { value: true },
				...tooltip(model, { reactiveGeom: true })
			} },
			transform: [{
				type: "voronoi",
				x: { expr: x || !y ? "datum.datum.x || 0" : "0" },
				y: { expr: y || !x ? "datum.datum.y || 0" : "0" },
				size: [model.getSizeSignalRef("width"), model.getSizeSignalRef("height")]
			}]
		};
		let index = 0;
		let exists = false;
		marks.forEach((mark, i) => {
			const name = mark.name ?? "";
			if (name === model.component.mark[0].name) index = i;
			else if (name.includes(VORONOI)) exists = true;
		});
		if (!exists) marks.splice(index + 1, 0, cellDef);
		return marks;
	}
};
const inputBindings = {
	defined: (selCmpt) => {
		return selCmpt.type === "point" && selCmpt.resolve === "global" && selCmpt.bind && selCmpt.bind !== "scales" && !isLegendBinding(selCmpt.bind);
	},
	parse: (model, selCmpt, selDef) => disableDirectManipulation(selCmpt, selDef),
	topLevelSignals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const proj = selCmpt.project;
		const bind = selCmpt.bind;
		const init = selCmpt.init?.[0];
		const datum = nearest.defined(selCmpt) ? "(item().isVoronoi ? datum.datum : datum)" : "datum";
		proj.items.forEach((p, i) => {
			const sgname = varName(`${name}_${p.field}`);
			if (!signals.filter((s) => s.name === sgname).length) signals.unshift({
				name: sgname,
				...init ? { init: assembleInit(init[i]) } : { value: null },
				on: selCmpt.events ? [{
					events: selCmpt.events,
					update: `datum && item().mark.marktype !== 'group' ? ${datum}[${stringValue(p.field)}] : null`
				}] : [],
				bind: bind[p.field] ?? bind[p.channel] ?? bind
			});
		});
		return signals;
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const proj = selCmpt.project;
		const signal = signals.find((s) => s.name === name + TUPLE);
		const fields = name + TUPLE_FIELDS;
		const values = proj.items.map((p) => varName(`${name}_${p.field}`));
		const valid = values.map((v) => `${v} !== null`).join(" && ");
		if (values.length) signal.update = `${valid} ? {fields: ${fields}, values: [${values.join(", ")}]} : null`;
		delete signal.value;
		delete signal.on;
		return signals;
	}
};
const TOGGLE = "_toggle";
const toggle = {
	defined: (selCmpt) => {
		return selCmpt.type === "point" && !isTimerSelection(selCmpt) && !!selCmpt.toggle;
	},
	signals: (model, selCmpt, signals) => {
		return signals.concat({
			name: selCmpt.name + TOGGLE,
			value: false,
			on: [{
				events: selCmpt.events,
				update: selCmpt.toggle
			}]
		});
	},
	modifyExpr: (model, selCmpt) => {
		const tpl = selCmpt.name + TUPLE;
		const signal = selCmpt.name + TOGGLE;
		return `${signal} ? null : ${tpl}, ${selCmpt.resolve === "global" ? `${signal} ? null : true, ` : `${signal} ? null : {unit: ${unitName(model)}}, `}${signal} ? ${tpl} : null`;
	}
};
const clear = {
	defined: (selCmpt) => {
		return selCmpt.clear !== void 0 && selCmpt.clear !== false && !isTimerSelection(selCmpt);
	},
	parse: (model, selCmpt) => {
		if (selCmpt.clear) selCmpt.clear = isString(selCmpt.clear) ? eventSelector(selCmpt.clear, "view") : selCmpt.clear;
	},
	topLevelSignals: (model, selCmpt, signals) => {
		if (inputBindings.defined(selCmpt)) for (const proj of selCmpt.project.items) {
			const idx = signals.findIndex((n) => n.name === varName(`${selCmpt.name}_${proj.field}`));
			if (idx !== -1) signals[idx].on.push({
				events: selCmpt.clear,
				update: "null"
			});
		}
		return signals;
	},
	signals: (model, selCmpt, signals) => {
		function addClear(idx, update) {
			if (idx !== -1 && signals[idx].on) signals[idx].on.push({
				events: selCmpt.clear,
				update
			});
		}
		if (selCmpt.type === "interval") for (const proj of selCmpt.project.items) {
			const vIdx = signals.findIndex((n) => n.name === proj.signals.visual);
			addClear(vIdx, "[0, 0]");
			if (vIdx === -1) addClear(signals.findIndex((n) => n.name === proj.signals.data), "null");
		}
		else {
			let tIdx = signals.findIndex((n) => n.name === selCmpt.name + TUPLE);
			addClear(tIdx, "null");
			if (toggle.defined(selCmpt)) {
				tIdx = signals.findIndex((n) => n.name === selCmpt.name + TOGGLE);
				addClear(tIdx, "false");
			}
		}
		return signals;
	}
};
const legendBindings = {
	defined: (selCmpt) => {
		const spec = selCmpt.resolve === "global" && selCmpt.bind && isLegendBinding(selCmpt.bind);
		const projLen = selCmpt.project.items.length === 1 && selCmpt.project.items[0].field !== SELECTION_ID;
		if (spec && !projLen) warn(LEGEND_BINDINGS_MUST_HAVE_PROJECTION);
		return spec && projLen;
	},
	parse: (model, selCmpt, selDef) => {
		const selDef_ = duplicate(selDef);
		selDef_.select = isString(selDef_.select) ? {
			type: selDef_.select,
			toggle: selCmpt.toggle
		} : {
			...selDef_.select,
			toggle: selCmpt.toggle
		};
		disableDirectManipulation(selCmpt, selDef_);
		if (isObject(selDef.select) && (selDef.select.on || selDef.select.clear)) {
			const legendFilter = "event.item && indexof(event.item.mark.role, \"legend\") < 0";
			for (const evt of selCmpt.events) {
				evt.filter = array_default(evt.filter ?? []);
				if (!evt.filter.includes(legendFilter)) evt.filter.push(legendFilter);
			}
		}
		const evt = isLegendStreamBinding(selCmpt.bind) ? selCmpt.bind.legend : "click";
		selCmpt.bind = { legend: { merge: isString(evt) ? eventSelector(evt, "view") : array_default(evt) } };
	},
	topLevelSignals: (model, selCmpt, signals) => {
		const selName = selCmpt.name;
		const stream = isLegendStreamBinding(selCmpt.bind) && selCmpt.bind.legend;
		const markName = (name) => (s) => {
			const ds = duplicate(s);
			ds.markname = name;
			return ds;
		};
		for (const proj of selCmpt.project.items) {
			if (!proj.hasLegend) continue;
			const prefix = `${varName(proj.field)}_legend`;
			const sgName = `${selName}_${prefix}`;
			if (signals.filter((s) => s.name === sgName).length === 0) {
				const events = stream.merge.map(markName(`${prefix}_symbols`)).concat(stream.merge.map(markName(`${prefix}_labels`))).concat(stream.merge.map(markName(`${prefix}_entries`)));
				signals.unshift({
					name: sgName,
					...!selCmpt.init ? { value: null } : {},
					on: [{
						events,
						update: "isDefined(datum.value) ? datum.value : item().items[0].items[0].datum.value",
						force: true
					}, {
						events: stream.merge,
						update: `!event.item || !datum ? null : ${sgName}`,
						force: true
					}]
				});
			}
		}
		return signals;
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const proj = selCmpt.project;
		const tuple = signals.find((s) => s.name === name + TUPLE);
		const fields = name + TUPLE_FIELDS;
		const values = proj.items.filter((p) => p.hasLegend).map((p) => varName(`${name}_${varName(p.field)}_legend`));
		const update = `${values.map((v) => `${v} !== null`).join(" && ")} ? {fields: ${fields}, values: [${values.join(", ")}]} : null`;
		if (selCmpt.events && values.length > 0) tuple.on.push({
			events: values.map((signal) => ({ signal })),
			update
		});
		else if (values.length > 0) {
			tuple.update = update;
			delete tuple.value;
			delete tuple.on;
		}
		const toggle = signals.find((s) => s.name === name + TOGGLE);
		const events = isLegendStreamBinding(selCmpt.bind) && selCmpt.bind.legend;
		if (toggle) {
			if (!selCmpt.events) toggle.on[0].events = events;
			else toggle.on.push({
				...toggle.on[0],
				events
			});
		}
		return signals;
	}
};
function parseInteractiveLegend(model, channel, legendCmpt) {
	const field = model.fieldDef(channel)?.field;
	for (const selCmpt of vals(model.component.selection ?? {})) {
		const proj = selCmpt.project.hasField[field] ?? selCmpt.project.hasChannel[channel];
		if (proj && legendBindings.defined(selCmpt)) {
			const legendSelections = legendCmpt.get("selections") ?? [];
			legendSelections.push(selCmpt.name);
			legendCmpt.set("selections", legendSelections, false);
			proj.hasLegend = true;
		}
	}
}
const ANCHOR$1 = "_translate_anchor";
const DELTA$1 = "_translate_delta";
const translate = {
	defined: (selCmpt) => {
		return selCmpt.type === "interval" && selCmpt.translate;
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const boundScales = scaleBindings.defined(selCmpt);
		const anchor = name + ANCHOR$1;
		const { x, y } = selCmpt.project.hasChannel;
		let events = eventSelector(selCmpt.translate, "scope");
		if (!boundScales) events = events.map((e) => (e.between[0].markname = name + BRUSH, e));
		signals.push({
			name: anchor,
			value: {},
			on: [{
				events: events.map((e) => e.between[0]),
				update: `{x: x(unit), y: y(unit)${x !== void 0 ? `, extent_x: ${boundScales ? domain(model, X) : `slice(${x.signals.visual})`}` : ""}${y !== void 0 ? `, extent_y: ${boundScales ? domain(model, Y) : `slice(${y.signals.visual})`}` : ""}}`
			}]
		}, {
			name: name + DELTA$1,
			value: {},
			on: [{
				events,
				update: `{x: ${anchor}.x - x(unit), y: ${anchor}.y - y(unit)}`
			}]
		});
		if (x !== void 0) onDelta$1(model, selCmpt, x, "width", signals);
		if (y !== void 0) onDelta$1(model, selCmpt, y, "height", signals);
		return signals;
	}
};
function onDelta$1(model, selCmpt, proj, size, signals) {
	const name = selCmpt.name;
	const anchor = name + ANCHOR$1;
	const delta = name + DELTA$1;
	const channel = proj.channel;
	const boundScales = scaleBindings.defined(selCmpt);
	const signal = signals.find((s) => s.name === proj.signals[boundScales ? "data" : "visual"]);
	const sizeSg = model.getSizeSignalRef(size).signal;
	const scaleCmpt = model.getScaleComponent(channel);
	const scaleType = scaleCmpt?.get("type");
	const reversed = scaleCmpt?.get("reverse");
	const sign = !boundScales ? "" : channel === X ? reversed ? "" : "-" : reversed ? "-" : "";
	const extent = `${anchor}.extent_${channel}`;
	const offset = `${sign}${delta}.${channel} / ${boundScales ? `${sizeSg}` : `span(${extent})`}`;
	const update = `${!boundScales || !scaleCmpt ? "panLinear" : scaleType === "log" ? "panLog" : scaleType === "symlog" ? "panSymlog" : scaleType === "pow" ? "panPow" : "panLinear"}(${extent}, ${offset}${!boundScales ? "" : scaleType === "pow" ? `, ${scaleCmpt.get("exponent") ?? 1}` : scaleType === "symlog" ? `, ${scaleCmpt.get("constant") ?? 1}` : ""})`;
	signal.on.push({
		events: { signal: delta },
		update: boundScales ? update : `clampRange(${update}, 0, ${sizeSg})`
	});
}
const ANCHOR = "_zoom_anchor";
const DELTA = "_zoom_delta";
const zoom = {
	defined: (selCmpt) => {
		return selCmpt.type === "interval" && selCmpt.zoom;
	},
	signals: (model, selCmpt, signals) => {
		const name = selCmpt.name;
		const boundScales = scaleBindings.defined(selCmpt);
		const delta = name + DELTA;
		const { x, y } = selCmpt.project.hasChannel;
		const sx = stringValue(model.scaleName(X));
		const sy = stringValue(model.scaleName(Y));
		let events = eventSelector(selCmpt.zoom, "scope");
		if (!boundScales) events = events.map((e) => (e.markname = name + BRUSH, e));
		signals.push({
			name: name + ANCHOR,
			on: [{
				events,
				update: !boundScales ? `{x: x(unit), y: y(unit)}` : `{${[sx ? `x: invert(${sx}, x(unit))` : "", sy ? `y: invert(${sy}, y(unit))` : ""].filter((expr) => expr).join(", ")}}`
			}]
		}, {
			name: delta,
			on: [{
				events,
				force: true,
				update: "pow(1.001, event.deltaY * pow(16, event.deltaMode))"
			}]
		});
		if (x !== void 0) onDelta(model, selCmpt, x, "width", signals);
		if (y !== void 0) onDelta(model, selCmpt, y, "height", signals);
		return signals;
	}
};
function onDelta(model, selCmpt, proj, size, signals) {
	const name = selCmpt.name;
	const channel = proj.channel;
	const boundScales = scaleBindings.defined(selCmpt);
	const signal = signals.find((s) => s.name === proj.signals[boundScales ? "data" : "visual"]);
	const sizeSg = model.getSizeSignalRef(size).signal;
	const scaleCmpt = model.getScaleComponent(channel);
	const scaleType = scaleCmpt?.get("type");
	const base = boundScales ? domain(model, channel) : signal.name;
	const delta = name + DELTA;
	const anchor = `${name}${ANCHOR}.${channel}`;
	const update = `${!boundScales || !scaleCmpt ? "zoomLinear" : scaleType === "log" ? "zoomLog" : scaleType === "symlog" ? "zoomSymlog" : scaleType === "pow" ? "zoomPow" : "zoomLinear"}(${base}, ${anchor}, ${delta}${!boundScales ? "" : scaleType === "pow" ? `, ${scaleCmpt.get("exponent") ?? 1}` : scaleType === "symlog" ? `, ${scaleCmpt.get("constant") ?? 1}` : ""})`;
	signal.on.push({
		events: { signal: delta },
		update: boundScales ? update : `clampRange(${update}, 0, ${sizeSg})`
	});
}
const STORE = "_store";
const TUPLE = "_tuple";
const MODIFY = "_modify";
const VL_SELECTION_RESOLVE = "vlSelectionResolve";
const selectionCompilers = [
	point$1,
	interval,
	project,
	toggle,
	inputBindings,
	scaleBindings,
	legendBindings,
	clear,
	translate,
	zoom,
	nearest
];
function getFacetModel(model) {
	let parent = model.parent;
	while (parent) {
		if (isFacetModel(parent)) break;
		parent = parent.parent;
	}
	return parent;
}
function unitName(model, { escape } = { escape: true }) {
	let name = escape ? stringValue(model.name) : model.name;
	const facetModel = getFacetModel(model);
	if (facetModel) {
		const { facet } = facetModel;
		for (const channel of FACET_CHANNELS) if (facet[channel]) name += ` + '__facet_${channel}_' + (facet[${stringValue(facetModel.vgField(channel))}])`;
	}
	return name;
}
function requiresSelectionId(model) {
	return vals(model.component.selection ?? {}).reduce((identifier, selCmpt) => {
		return identifier || selCmpt.project.hasSelectionId;
	}, false);
}
function disableDirectManipulation(selCmpt, selDef) {
	if (isString(selDef.select) || !selDef.select.on) delete selCmpt.events;
	if (isString(selDef.select) || !selDef.select.clear) delete selCmpt.clear;
	if (isString(selDef.select) || !selDef.select.toggle) delete selCmpt.toggle;
}
function isTimerSelection(selCmpt) {
	return selCmpt.events?.find((e) => "type" in e && e.type === "timer");
}
function getName(node) {
	const name = [];
	if (node.type === "Identifier") return [node.name];
	if (node.type === "Literal") return [node.value];
	if (node.type === "MemberExpression") {
		name.push(...getName(node.object));
		name.push(...getName(node.property));
	}
	return name;
}
function startsWithDatum(node) {
	if (node.object.type === "MemberExpression") return startsWithDatum(node.object);
	return node.object.name === "datum";
}
function getDependentFields(expression) {
	const ast = parser(expression);
	const dependents = /* @__PURE__ */ new Set();
	ast.visit((node) => {
		if (node.type === "MemberExpression" && startsWithDatum(node)) dependents.add(getName(node).slice(1).join("."));
	});
	return dependents;
}
var FilterNode = class FilterNode extends DataFlowNode {
	model;
	filter;
	expr;
	_dependentFields;
	clone() {
		return new FilterNode(null, this.model, duplicate(this.filter));
	}
	constructor(parent, model, filter) {
		super(parent);
		this.model = model;
		this.filter = filter;
		this.expr = expression(this.model, this.filter, this);
		this._dependentFields = getDependentFields(this.expr);
	}
	dependentFields() {
		return this._dependentFields;
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	assemble() {
		return {
			type: "filter",
			expr: this.expr
		};
	}
	hash() {
		return `Filter ${this.expr}`;
	}
};
function parseUnitSelection(model, selDefs) {
	const selCmpts = {};
	const selectionConfig = model.config.selection;
	if (!selDefs || !selDefs.length) return selCmpts;
	let nTimerSelections = 0;
	for (const def of selDefs) {
		const name = varName(def.name);
		const selDef = def.select;
		const type = isString(selDef) ? selDef : selDef.type;
		const defaults = isObject(selDef) ? duplicate(selDef) : { type };
		const cfg = selectionConfig[type];
		for (const key in cfg) {
			if (key === "fields" || key === "encodings") continue;
			if (key === "mark") defaults.mark = {
				...cfg.mark,
				...defaults.mark
			};
			if (defaults[key] === void 0 || defaults[key] === true) defaults[key] = duplicate(cfg[key] ?? defaults[key]);
		}
		const selCmpt = selCmpts[name] = {
			...defaults,
			name,
			type,
			init: def.value,
			bind: def.bind,
			events: isString(defaults.on) ? eventSelector(defaults.on, "scope") : array_default(duplicate(defaults.on))
		};
		if (isTimerSelection(selCmpt)) {
			nTimerSelections++;
			if (nTimerSelections > 1) {
				delete selCmpts[name];
				continue;
			}
		}
		const def_ = duplicate(def);
		for (const c of selectionCompilers) if (c.defined(selCmpt) && c.parse) c.parse(model, selCmpt, def_);
	}
	if (nTimerSelections > 1) warn(MULTIPLE_TIMER_ANIMATION_SELECTION);
	return selCmpts;
}
function parseSelectionPredicate(model, pred, dfnode, datum = "datum") {
	const name = isString(pred) ? pred : pred.param;
	const vname = varName(name);
	const store = stringValue(vname + STORE);
	let selCmpt;
	try {
		selCmpt = model.getSelectionComponent(vname, name);
	} catch {
		return `!!${vname}`;
	}
	if (selCmpt.project.timeUnit) {
		const child = dfnode ?? model.component.data.raw;
		const tunode = selCmpt.project.timeUnit.clone();
		if (child.parent) tunode.insertAsParentOf(child);
		else child.parent = tunode;
	}
	const test = `${selCmpt.project.hasSelectionId ? "vlSelectionIdTest(" : "vlSelectionTest("}${store}, ${datum}${selCmpt.resolve === "global" ? ")" : `, ${stringValue(selCmpt.resolve)})`}`;
	const length = `length(data(${store}))`;
	return pred.empty === false ? `${length} && ${test}` : `!${length} || ${test}`;
}
function parseSelectionExtent(model, name, extent) {
	const vname = varName(name);
	const encoding = extent.encoding;
	let field = extent.field;
	let selCmpt;
	try {
		selCmpt = model.getSelectionComponent(vname, name);
	} catch {
		return vname;
	}
	if (!encoding && !field) {
		field = selCmpt.project.items[0].field;
		if (selCmpt.project.items.length > 1) warn(selectionAsScaleDomainWithoutField(field));
	} else if (encoding && !field) {
		const encodings = selCmpt.project.items.filter((p) => p.channel === encoding);
		if (!encodings.length || encodings.length > 1) {
			field = selCmpt.project.items[0].field;
			warn(selectionAsScaleDomainWrongEncodings(encodings, encoding, extent, field));
		} else field = encodings[0].field;
	}
	return `${selCmpt.name}[${stringValue(replacePathInField(field))}]`;
}
function materializeSelections(model, main) {
	for (const [selection, selCmpt] of entries$1(model.component.selection ?? {})) {
		const lookupName = model.getName(`lookup_${selection}`);
		model.component.data.outputNodes[lookupName] = selCmpt.materialized = new OutputNode(new FilterNode(main, model, { param: selection }), lookupName, DataSourceType.Lookup, model.component.data.outputNodeRefCounts);
	}
}
/**
* Converts a predicate into an expression.
*/
function expression(model, filterOp, node) {
	return logicalExpr(filterOp, (predicate) => {
		if (isString(predicate)) return predicate;
		else if (isSelectionPredicate(predicate)) return parseSelectionPredicate(model, predicate, node);
		else return fieldFilterExpression(predicate);
	});
}
function assembleTitle(title, config) {
	if (!title) return;
	if (isArray(title) && !isText(title)) return title.map((fieldDef) => defaultTitle(fieldDef, config)).join(", ");
	return title;
}
function setAxisEncode(axis, part, vgProp, vgRef) {
	axis.encode ??= {};
	axis.encode[part] ??= {};
	axis.encode[part].update ??= {};
	axis.encode[part].update[vgProp] = vgRef;
}
function assembleAxis(axisCmpt, kind, config, opt = { header: false }) {
	const { disable, orient, scale, labelExpr, title, zindex, ...axis } = axisCmpt.combine();
	if (disable) return;
	for (const p in axis) {
		const prop = p;
		const propType = AXIS_PROPERTY_TYPE[prop];
		const propValue = axis[prop];
		if (propType && propType !== kind && propType !== "both") delete axis[prop];
		else if (isConditionalAxisValue(propValue)) {
			const { condition, ...valueOrSignalRef } = propValue;
			const conditions = array_default(condition);
			const propIndex = CONDITIONAL_AXIS_PROP_INDEX[prop];
			if (propIndex) {
				const { vgProp, part } = propIndex;
				setAxisEncode(axis, part, vgProp, [...conditions.map((c) => {
					const { test, ...valueOrSignalCRef } = c;
					return {
						test: expression(null, test),
						...valueOrSignalCRef
					};
				}), valueOrSignalRef]);
				delete axis[prop];
			} else if (propIndex === null) axis[prop] = { signal: conditions.map((c) => {
				const { test, ...valueOrSignalCRef } = c;
				return `${expression(null, test)} ? ${exprFromValueRefOrSignalRef(valueOrSignalCRef)} : `;
			}).join("") + exprFromValueRefOrSignalRef(valueOrSignalRef) };
		} else if (isSignalRef(propValue)) {
			const propIndex = CONDITIONAL_AXIS_PROP_INDEX[prop];
			if (propIndex) {
				const { vgProp, part } = propIndex;
				setAxisEncode(axis, part, vgProp, propValue);
				delete axis[prop];
			}
		}
		if (contains(["labelAlign", "labelBaseline"], prop) && axis[prop] === null) delete axis[prop];
	}
	if (kind === "grid") {
		if (!axis.grid) return;
		if (axis.encode) {
			const { grid } = axis.encode;
			axis.encode = { ...grid ? { grid } : {} };
			if (isEmpty(axis.encode)) delete axis.encode;
		}
		return {
			scale,
			orient,
			...axis,
			domain: false,
			labels: false,
			aria: false,
			maxExtent: 0,
			minExtent: 0,
			ticks: false,
			zindex: getFirstDefined(zindex, 0)
		};
	} else {
		if (!opt.header && axisCmpt.mainExtracted) return;
		if (labelExpr !== void 0) {
			let expr = labelExpr;
			if (axis.encode?.labels?.update && isSignalRef(axis.encode.labels.update.text)) expr = replaceAll(labelExpr, "datum.label", axis.encode.labels.update.text.signal);
			setAxisEncode(axis, "labels", "text", { signal: expr });
		}
		if (axis.labelAlign === null) delete axis.labelAlign;
		if (axis.encode) {
			for (const part of AXIS_PARTS) if (!axisCmpt.hasAxisPart(part)) delete axis.encode[part];
			if (isEmpty(axis.encode)) delete axis.encode;
		}
		const titleString = assembleTitle(title, config);
		return {
			scale,
			orient,
			grid: false,
			...titleString ? { title: titleString } : {},
			...axis,
			...config.aria === false ? { aria: false } : {},
			zindex: getFirstDefined(zindex, 0)
		};
	}
}
/**
* Add axis signals so grid line works correctly
* (Fix https://github.com/vega/vega-lite/issues/4226)
*/
function assembleAxisSignals(model) {
	const { axes } = model.component;
	const signals = [];
	for (const channel of POSITION_SCALE_CHANNELS) if (axes[channel]) {
		for (const axis of axes[channel]) if (!axis.get("disable") && !axis.get("gridScale")) {
			const sizeType = channel === "x" ? "height" : "width";
			const update = model.getSizeSignalRef(sizeType).signal;
			if (sizeType !== update) signals.push({
				name: sizeType,
				update
			});
		}
	}
	return signals;
}
function assembleAxes(axisComponents, config) {
	const { x = [], y = [] } = axisComponents;
	return [
		...x.map((a) => assembleAxis(a, "grid", config)),
		...y.map((a) => assembleAxis(a, "grid", config)),
		...x.map((a) => assembleAxis(a, "main", config)),
		...y.map((a) => assembleAxis(a, "main", config))
	].filter((a) => a);
}
function getAxisConfigFromConfigTypes(configTypes, config, channel, orient) {
	return Object.assign.apply(null, [{}, ...configTypes.map((configType) => {
		if (configType === "axisOrient") {
			const orient1 = channel === "x" ? "bottom" : "left";
			const orientConfig1 = config[channel === "x" ? "axisBottom" : "axisLeft"] || {};
			const orientConfig2 = config[channel === "x" ? "axisTop" : "axisRight"] || {};
			const props = /* @__PURE__ */ new Set([...keys(orientConfig1), ...keys(orientConfig2)]);
			const conditionalOrientAxisConfig = {};
			for (const prop of props.values()) conditionalOrientAxisConfig[prop] = { signal: `${orient["signal"]} === "${orient1}" ? ${signalOrStringValue(orientConfig1[prop])} : ${signalOrStringValue(orientConfig2[prop])}` };
			return conditionalOrientAxisConfig;
		}
		return config[configType];
	})]);
}
function getAxisConfigs(channel, scaleType, orient, config) {
	const typeBasedConfigTypes = scaleType === "band" ? ["axisDiscrete", "axisBand"] : scaleType === "point" ? ["axisDiscrete", "axisPoint"] : isQuantitative(scaleType) ? ["axisQuantitative"] : scaleType === "time" || scaleType === "utc" ? ["axisTemporal"] : [];
	const axisChannel = channel === "x" ? "axisX" : "axisY";
	const axisOrient = isSignalRef(orient) ? "axisOrient" : `axis${titleCase(orient)}`;
	const vlOnlyConfigTypes = [...typeBasedConfigTypes, ...typeBasedConfigTypes.map((c) => axisChannel + c.substr(4))];
	const vgConfigTypes = [
		"axis",
		axisOrient,
		axisChannel
	];
	return {
		vlOnlyAxisConfig: getAxisConfigFromConfigTypes(vlOnlyConfigTypes, config, channel, orient),
		vgAxisConfig: getAxisConfigFromConfigTypes(vgConfigTypes, config, channel, orient),
		axisConfigStyle: getAxisConfigStyle([...vgConfigTypes, ...vlOnlyConfigTypes], config)
	};
}
function getAxisConfigStyle(axisConfigTypes, config) {
	const toMerge = [{}];
	for (const configType of axisConfigTypes) {
		let style = config[configType]?.style;
		if (style) {
			style = array_default(style);
			for (const s of style) toMerge.push(config.style[s]);
		}
	}
	return Object.assign.apply(null, toMerge);
}
function getAxisConfig(property, styleConfigIndex, style, axisConfigs = {}) {
	const styleConfig = getStyleConfig(property, style, styleConfigIndex);
	if (styleConfig !== void 0) return {
		configFrom: "style",
		configValue: styleConfig
	};
	for (const configFrom of [
		"vlOnlyAxisConfig",
		"vgAxisConfig",
		"axisConfigStyle"
	]) if (axisConfigs[configFrom]?.[property] !== void 0) return {
		configFrom,
		configValue: axisConfigs[configFrom][property]
	};
	return {};
}
const axisRules = {
	scale: ({ model, channel }) => model.scaleName(channel),
	format: ({ format }) => format,
	formatType: ({ formatType }) => formatType,
	grid: ({ fieldOrDatumDef, axis, scaleType }) => axis.grid ?? defaultGrid(scaleType, fieldOrDatumDef),
	gridScale: ({ model, channel }) => gridScale(model, channel),
	labelAlign: ({ axis, labelAngle, orient, channel }) => axis.labelAlign || defaultLabelAlign(labelAngle, orient, channel),
	labelAngle: ({ labelAngle }) => labelAngle,
	labelBaseline: ({ axis, labelAngle, orient, channel }) => axis.labelBaseline || defaultLabelBaseline(labelAngle, orient, channel),
	labelFlush: ({ axis, fieldOrDatumDef, channel }) => axis.labelFlush ?? defaultLabelFlush(fieldOrDatumDef.type, channel),
	labelOverlap: ({ axis, fieldOrDatumDef, scaleType }) => axis.labelOverlap ?? defaultLabelOverlap$1(fieldOrDatumDef.type, scaleType, isFieldDef(fieldOrDatumDef) && !!fieldOrDatumDef.timeUnit, isFieldDef(fieldOrDatumDef) ? fieldOrDatumDef.sort : void 0),
	orient: ({ orient }) => orient,
	tickCount: ({ channel, model, axis, fieldOrDatumDef, scaleType }) => {
		const sizeType = channel === "x" ? "width" : channel === "y" ? "height" : void 0;
		const size = sizeType ? model.getSizeSignalRef(sizeType) : void 0;
		return axis.tickCount ?? defaultTickCount({
			fieldOrDatumDef,
			scaleType,
			size,
			values: axis.values
		});
	},
	tickMinStep: ({ axis, format, fieldOrDatumDef }) => axis.tickMinStep ?? defaultTickMinStep({
		format,
		fieldOrDatumDef
	}),
	title: ({ axis, model, channel }) => {
		if (axis.title !== void 0) return axis.title;
		const fieldDefTitle = getFieldDefTitle(model, channel);
		if (fieldDefTitle !== void 0) return fieldDefTitle;
		const fieldDef = model.typedFieldDef(channel);
		const channel2 = channel === "x" ? "x2" : "y2";
		const fieldDef2 = model.fieldDef(channel2);
		return mergeTitleFieldDefs(fieldDef ? [toFieldDefBase(fieldDef)] : [], isFieldDef(fieldDef2) ? [toFieldDefBase(fieldDef2)] : []);
	},
	values: ({ axis, fieldOrDatumDef }) => values$1(axis, fieldOrDatumDef),
	zindex: ({ axis, fieldOrDatumDef, mark }) => axis.zindex ?? defaultZindex(mark, fieldOrDatumDef)
};
/**
* Default rules for whether to show a grid should be shown for a channel.
* If `grid` is unspecified, the default value is `true` for ordinal scales that are not binned
*/
function defaultGrid(scaleType, fieldDef) {
	return !hasDiscreteDomain(scaleType) && isFieldDef(fieldDef) && !isBinning(fieldDef?.bin) && !isBinned(fieldDef?.bin);
}
function gridScale(model, channel) {
	const gridChannel = channel === "x" ? "y" : "x";
	if (model.getScaleComponent(gridChannel)) return model.scaleName(gridChannel);
}
function getLabelAngle(fieldOrDatumDef, axis, channel, styleConfig, axisConfigs) {
	const labelAngle = axis?.labelAngle;
	if (labelAngle !== void 0) return isSignalRef(labelAngle) ? labelAngle : normalizeAngle(labelAngle);
	else {
		const { configValue: angle } = getAxisConfig("labelAngle", styleConfig, axis?.style, axisConfigs);
		if (angle !== void 0) return normalizeAngle(angle);
		else {
			if (channel === X && contains([NOMINAL, ORDINAL], fieldOrDatumDef.type) && !(isFieldDef(fieldOrDatumDef) && fieldOrDatumDef.timeUnit)) return 270;
			return;
		}
	}
}
function normalizeAngleExpr(angle) {
	return `(((${angle.signal} % 360) + 360) % 360)`;
}
function defaultLabelBaseline(angle, orient, channel, alwaysIncludeMiddle) {
	if (angle !== void 0) {
		if (channel === "x") {
			if (isSignalRef(angle)) {
				const a = normalizeAngleExpr(angle);
				return { signal: `(45 < ${a} && ${a} < 135) || (225 < ${a} && ${a} < 315) ? "middle" :(${a} <= 45 || 315 <= ${a}) === ${isSignalRef(orient) ? `(${orient.signal} === "top")` : orient === "top"} ? "bottom" : "top"` };
			}
			if (45 < angle && angle < 135 || 225 < angle && angle < 315) return "middle";
			if (isSignalRef(orient)) {
				const op = angle <= 45 || 315 <= angle ? "===" : "!==";
				return { signal: `${orient.signal} ${op} "top" ? "bottom" : "top"` };
			}
			return (angle <= 45 || 315 <= angle) === (orient === "top") ? "bottom" : "top";
		} else {
			if (isSignalRef(angle)) {
				const a = normalizeAngleExpr(angle);
				const orientIsLeft = isSignalRef(orient) ? `(${orient.signal} === "left")` : orient === "left";
				return { signal: `${a} <= 45 || 315 <= ${a} || (135 <= ${a} && ${a} <= 225) ? ${alwaysIncludeMiddle ? "\"middle\"" : "null"} : (45 <= ${a} && ${a} <= 135) === ${orientIsLeft} ? "top" : "bottom"` };
			}
			if (angle <= 45 || 315 <= angle || 135 <= angle && angle <= 225) return alwaysIncludeMiddle ? "middle" : null;
			if (isSignalRef(orient)) {
				const op = 45 <= angle && angle <= 135 ? "===" : "!==";
				return { signal: `${orient.signal} ${op} "left" ? "top" : "bottom"` };
			}
			return (45 <= angle && angle <= 135) === (orient === "left") ? "top" : "bottom";
		}
	}
}
function defaultLabelAlign(angle, orient, channel) {
	if (angle === void 0) return;
	const isX = channel === "x";
	const startAngle = isX ? 0 : 90;
	const mainOrient = isX ? "bottom" : "left";
	if (isSignalRef(angle)) {
		const a = normalizeAngleExpr(angle);
		const orientIsMain = isSignalRef(orient) ? `(${orient.signal} === "${mainOrient}")` : orient === mainOrient;
		return { signal: `(${startAngle ? `(${a} + 90)` : a} % 180 === 0) ? ${isX ? null : "\"center\""} :(${startAngle} < ${a} && ${a} < ${180 + startAngle}) === ${orientIsMain} ? "left" : "right"` };
	}
	if ((angle + startAngle) % 180 === 0) return isX ? null : "center";
	if (isSignalRef(orient)) {
		const op = startAngle < angle && angle < 180 + startAngle ? "===" : "!==";
		return { signal: `${`${orient.signal} ${op} "${mainOrient}"`} ? "left" : "right"` };
	}
	if ((startAngle < angle && angle < 180 + startAngle) === (orient === mainOrient)) return "left";
	return "right";
}
function defaultLabelFlush(type, channel) {
	if (channel === "x" && contains(["quantitative", "temporal"], type)) return true;
}
function defaultLabelOverlap$1(type, scaleType, hasTimeUnit, sort) {
	if (hasTimeUnit && !isObject(sort) || type !== "nominal" && type !== "ordinal") {
		if (scaleType === "log" || scaleType === "symlog") return "greedy";
		return true;
	}
}
function defaultOrient(channel) {
	return channel === "x" ? "bottom" : "left";
}
function defaultTickCount({ fieldOrDatumDef, scaleType, size, values: vals }) {
	if (!vals && !hasDiscreteDomain(scaleType) && scaleType !== "log") {
		if (isFieldDef(fieldOrDatumDef)) {
			if (isBinning(fieldOrDatumDef.bin)) return { signal: `ceil(${size.signal}/10)` };
			if (fieldOrDatumDef.timeUnit && contains([
				"month",
				"hours",
				"day",
				"quarter"
			], normalizeTimeUnit(fieldOrDatumDef.timeUnit)?.unit)) return;
		}
		return { signal: `ceil(${size.signal}/40)` };
	}
}
function defaultTickMinStep({ format, fieldOrDatumDef }) {
	if (format === "d") return 1;
	if (isFieldDef(fieldOrDatumDef)) {
		const { timeUnit } = fieldOrDatumDef;
		if (timeUnit) {
			const signal = durationExpr(timeUnit);
			if (signal) return { signal };
		}
	}
}
function getFieldDefTitle(model, channel) {
	const channel2 = channel === "x" ? "x2" : "y2";
	const fieldDef = model.fieldDef(channel);
	const fieldDef2 = model.fieldDef(channel2);
	const title1 = fieldDef ? fieldDef.title : void 0;
	const title2 = fieldDef2 ? fieldDef2.title : void 0;
	if (title1 && title2) return mergeTitle(title1, title2);
	else if (title1) return title1;
	else if (title2) return title2;
	else if (title1 !== void 0) return title1;
	else if (title2 !== void 0) return title2;
}
function values$1(axis, fieldOrDatumDef) {
	const vals = axis.values;
	if (isArray(vals)) return valueArray(fieldOrDatumDef, vals);
	else if (isSignalRef(vals)) return vals;
}
function defaultZindex(mark, fieldDef) {
	if (mark === "rect" && isDiscrete(fieldDef)) return 1;
	return 0;
}
var CalculateNode = class CalculateNode extends DataFlowNode {
	transform;
	_dependentFields;
	clone() {
		return new CalculateNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this._dependentFields = getDependentFields(this.transform.calculate);
	}
	static parseAllForSortIndex(parent, model) {
		model.forEachFieldDef((fieldDef, channel) => {
			if (!isScaleFieldDef(fieldDef)) return;
			if (isSortArray(fieldDef.sort)) {
				const { field, timeUnit } = fieldDef;
				const sort = fieldDef.sort;
				const calculate = sort.map((sortValue, i) => {
					return `${fieldFilterExpression({
						field,
						timeUnit,
						equal: sortValue
					})} ? ${i} : `;
				}).join("") + sort.length;
				parent = new CalculateNode(parent, {
					calculate,
					as: sortArrayIndexField(fieldDef, channel, { forAs: true })
				});
			}
		});
		return parent;
	}
	producedFields() {
		return /* @__PURE__ */ new Set([this.transform.as]);
	}
	dependentFields() {
		return this._dependentFields;
	}
	assemble() {
		return {
			type: "formula",
			expr: this.transform.calculate,
			as: this.transform.as
		};
	}
	hash() {
		return `Calculate ${hash(this.transform)}`;
	}
};
function sortArrayIndexField(fieldDef, channel, opt) {
	return vgField(fieldDef, {
		prefix: channel,
		suffix: "sort_index",
		...opt
	});
}
/**
* Get header channel, which can be different from facet channel when orient is specified or when the facet channel is facet.
*/
function getHeaderChannel(channel, orient) {
	if (contains(["top", "bottom"], orient)) return "column";
	else if (contains(["left", "right"], orient)) return "row";
	return channel === "row" ? "row" : "column";
}
function getHeaderProperty(prop, header, config, channel) {
	const headerSpecificConfig = channel === "row" ? config.headerRow : channel === "column" ? config.headerColumn : config.headerFacet;
	return getFirstDefined((header || {})[prop], headerSpecificConfig[prop], config.header[prop]);
}
function getHeaderProperties(properties, header, config, channel) {
	const props = {};
	for (const prop of properties) {
		const value = getHeaderProperty(prop, header || {}, config, channel);
		if (value !== void 0) props[prop] = value;
	}
	return props;
}
const HEADER_CHANNELS = ["row", "column"];
const HEADER_TYPES = ["header", "footer"];
/**
* Utility for generating row / column headers
*/
function assembleTitleGroup(model, channel) {
	const title = model.component.layoutHeaders[channel].title;
	const config = model.config ? model.config : void 0;
	const facetFieldDef = model.component.layoutHeaders[channel].facetFieldDef ? model.component.layoutHeaders[channel].facetFieldDef : void 0;
	const { titleAnchor, titleAngle: ta, titleOrient } = getHeaderProperties([
		"titleAnchor",
		"titleAngle",
		"titleOrient"
	], facetFieldDef.header, config, channel);
	const headerChannel = getHeaderChannel(channel, titleOrient);
	const titleAngle = normalizeAngle(ta);
	return {
		name: `${channel}-title`,
		type: "group",
		role: `${headerChannel}-title`,
		title: {
			text: title,
			...channel === "row" ? { orient: "left" } : {},
			style: "guide-title",
			...defaultHeaderGuideBaseline(titleAngle, headerChannel),
			...defaultHeaderGuideAlign(headerChannel, titleAngle, titleAnchor),
			...assembleHeaderProperties(config, facetFieldDef, channel, HEADER_TITLE_PROPERTIES, HEADER_TITLE_PROPERTIES_MAP)
		}
	};
}
function defaultHeaderGuideAlign(headerChannel, angle, anchor = "middle") {
	switch (anchor) {
		case "start": return { align: "left" };
		case "end": return { align: "right" };
	}
	const align = defaultLabelAlign(angle, headerChannel === "row" ? "left" : "top", headerChannel === "row" ? "y" : "x");
	return align ? { align } : {};
}
function defaultHeaderGuideBaseline(angle, channel) {
	const baseline = defaultLabelBaseline(angle, channel === "row" ? "left" : "top", channel === "row" ? "y" : "x", true);
	return baseline ? { baseline } : {};
}
function assembleHeaderGroups(model, channel) {
	const layoutHeader = model.component.layoutHeaders[channel];
	const groups = [];
	for (const headerType of HEADER_TYPES) if (layoutHeader[headerType]) for (const headerComponent of layoutHeader[headerType]) {
		const group = assembleHeaderGroup(model, channel, headerType, layoutHeader, headerComponent);
		if (group != null) groups.push(group);
	}
	return groups;
}
function getSort$1(facetFieldDef, channel) {
	const { sort } = facetFieldDef;
	if (isSortField(sort)) return {
		field: vgField(sort, { expr: "datum" }),
		order: sort.order ?? "ascending"
	};
	else if (isArray(sort)) return {
		field: sortArrayIndexField(facetFieldDef, channel, { expr: "datum" }),
		order: "ascending"
	};
	else return {
		field: vgField(facetFieldDef, { expr: "datum" }),
		order: sort ?? "ascending"
	};
}
function assembleLabelTitle(facetFieldDef, channel, config) {
	const { format, formatType, labelAngle, labelAnchor, labelOrient, labelExpr } = getHeaderProperties([
		"format",
		"formatType",
		"labelAngle",
		"labelAnchor",
		"labelOrient",
		"labelExpr"
	], facetFieldDef.header, config, channel);
	const titleTextExpr = formatSignalRef({
		fieldOrDatumDef: facetFieldDef,
		format,
		formatType,
		expr: "parent",
		config
	}).signal;
	const headerChannel = getHeaderChannel(channel, labelOrient);
	return {
		text: { signal: labelExpr ? replaceAll(replaceAll(labelExpr, "datum.label", titleTextExpr), "datum.value", vgField(facetFieldDef, { expr: "parent" })) : titleTextExpr },
		...channel === "row" ? { orient: "left" } : {},
		style: "guide-label",
		frame: "group",
		...defaultHeaderGuideBaseline(labelAngle, headerChannel),
		...defaultHeaderGuideAlign(headerChannel, labelAngle, labelAnchor),
		...assembleHeaderProperties(config, facetFieldDef, channel, HEADER_LABEL_PROPERTIES, HEADER_LABEL_PROPERTIES_MAP)
	};
}
function assembleHeaderGroup(model, channel, headerType, layoutHeader, headerComponent) {
	if (headerComponent) {
		let title = null;
		const { facetFieldDef } = layoutHeader;
		const config = model.config ? model.config : void 0;
		if (facetFieldDef && headerComponent.labels) {
			const { labelOrient } = getHeaderProperties(["labelOrient"], facetFieldDef.header, config, channel);
			if (channel === "row" && !contains(["top", "bottom"], labelOrient) || channel === "column" && !contains(["left", "right"], labelOrient)) title = assembleLabelTitle(facetFieldDef, channel, config);
		}
		const isFacetWithoutRowCol = isFacetModel(model) && !isFacetMapping(model.facet);
		const axes = headerComponent.axes;
		const hasAxes = axes?.length > 0;
		if (title || hasAxes) {
			const sizeChannel = channel === "row" ? "height" : "width";
			return {
				name: model.getName(`${channel}_${headerType}`),
				type: "group",
				role: `${channel}-${headerType}`,
				...layoutHeader.facetFieldDef ? {
					from: { data: model.getName(`${channel}_domain`) },
					sort: getSort$1(facetFieldDef, channel)
				} : {},
				...hasAxes && isFacetWithoutRowCol ? { from: { data: model.getName(`facet_domain_${channel}`) } } : {},
				...title ? { title } : {},
				...headerComponent.sizeSignal ? { encode: { update: { [sizeChannel]: headerComponent.sizeSignal } } } : {},
				...hasAxes ? { axes } : {}
			};
		}
	}
	return null;
}
const LAYOUT_TITLE_BAND = {
	column: {
		start: 0,
		end: 1
	},
	row: {
		start: 1,
		end: 0
	}
};
function getLayoutTitleBand(titleAnchor, headerChannel) {
	return LAYOUT_TITLE_BAND[headerChannel][titleAnchor];
}
function assembleLayoutTitleBand(headerComponentIndex, config) {
	const titleBand = {};
	for (const channel of FACET_CHANNELS) {
		const headerComponent = headerComponentIndex[channel];
		if (headerComponent?.facetFieldDef) {
			const { titleAnchor, titleOrient } = getHeaderProperties(["titleAnchor", "titleOrient"], headerComponent.facetFieldDef.header, config, channel);
			const headerChannel = getHeaderChannel(channel, titleOrient);
			const band = getLayoutTitleBand(titleAnchor, headerChannel);
			if (band !== void 0) titleBand[headerChannel] = band;
		}
	}
	return isEmpty(titleBand) ? void 0 : titleBand;
}
function assembleHeaderProperties(config, facetFieldDef, channel, properties, propertiesMap) {
	const props = {};
	for (const prop of properties) {
		if (!propertiesMap[prop]) continue;
		const value = getHeaderProperty(prop, facetFieldDef?.header, config, channel);
		if (value !== void 0) props[propertiesMap[prop]] = value;
	}
	return props;
}
function assembleLayoutSignals(model) {
	return [
		...sizeSignals(model, "width"),
		...sizeSignals(model, "height"),
		...sizeSignals(model, "childWidth"),
		...sizeSignals(model, "childHeight")
	];
}
function sizeSignals(model, sizeType) {
	const channel = sizeType === "width" ? "x" : "y";
	const size = model.component.layoutSize.get(sizeType);
	if (size == null || size === "merged") return [];
	const name = model.getSizeSignalRef(sizeType).signal;
	if (size === "step") {
		const scaleComponent = model.getScaleComponent(channel);
		if (scaleComponent) {
			const type = scaleComponent.get("type");
			const range = scaleComponent.get("range");
			if (hasDiscreteDomain(type) && isVgRangeStep(range)) {
				const scaleName = model.scaleName(channel);
				if (isFacetModel(model.parent)) {
					if (model.parent.component.resolve.scale[channel] === "independent") return [stepSignal(scaleName, range)];
				}
				return [stepSignal(scaleName, range), {
					name,
					update: sizeExpr(scaleName, scaleComponent, `domain('${scaleName}').length`)
				}];
			}
		}
		/* istanbul ignore next: Condition should not happen -- only for warning in development. */
		throw new Error("layout size is step although width/height is not step.");
	} else if (size == "container") {
		const isWidth = name.endsWith("width");
		const expr = isWidth ? "containerSize()[0]" : "containerSize()[1]";
		const safeExpr = `isFinite(${expr}) ? ${expr} : ${getViewConfigContinuousSize(model.config.view, isWidth ? "width" : "height")}`;
		return [{
			name,
			init: safeExpr,
			on: [{
				update: safeExpr,
				events: "window:resize"
			}]
		}];
	} else return [{
		name,
		value: size
	}];
}
function stepSignal(scaleName, range) {
	const name = `${scaleName}_step`;
	if (isSignalRef(range.step)) return {
		name,
		update: range.step.signal
	};
	else return {
		name,
		value: range.step
	};
}
function sizeExpr(scaleName, scaleComponent, cardinality) {
	const type = scaleComponent.get("type");
	const padding = scaleComponent.get("padding");
	const paddingOuter = getFirstDefined(scaleComponent.get("paddingOuter"), padding);
	let paddingInner = scaleComponent.get("paddingInner");
	paddingInner = type === "band" ? paddingInner !== void 0 ? paddingInner : padding : 1;
	return `bandspace(${cardinality}, ${signalOrStringValue(paddingInner)}, ${signalOrStringValue(paddingOuter)}) * ${scaleName}_step`;
}
function getSizeTypeFromLayoutSizeType(layoutSizeType) {
	return layoutSizeType === "childWidth" ? "width" : layoutSizeType === "childHeight" ? "height" : layoutSizeType;
}
function guideEncodeEntry(encoding, model) {
	return keys(encoding).reduce((encode, channel) => {
		return {
			...encode,
			...wrapCondition({
				model,
				channelDef: encoding[channel],
				vgChannel: channel,
				mainRefFn: (def) => signalOrValueRef(def.value),
				invalidValueRef: void 0
			})
		};
	}, {});
}
function defaultScaleResolve(channel, model) {
	if (isFacetModel(model)) return channel === "theta" ? "independent" : "shared";
	else if (isLayerModel(model)) return "shared";
	else if (isConcatModel(model)) return isXorY(channel) || channel === "theta" || channel === "radius" ? "independent" : "shared";
	/* istanbul ignore next: should never reach here. */
	throw new Error("invalid model type for resolve");
}
function parseGuideResolve(resolve, channel) {
	const channelScaleResolve = resolve.scale[channel];
	const guide = isXorY(channel) ? "axis" : "legend";
	if (channelScaleResolve === "independent") {
		if (resolve[guide][channel] === "shared") warn(independentScaleMeansIndependentGuide(channel));
		return "independent";
	}
	return resolve[guide][channel] || "shared";
}
const LEGEND_COMPONENT_PROPERTIES = keys({
	...COMMON_LEGEND_PROPERTY_INDEX,
	disable: 1,
	labelExpr: 1,
	selections: 1,
	opacity: 1,
	shape: 1,
	stroke: 1,
	fill: 1,
	size: 1,
	strokeWidth: 1,
	strokeDash: 1,
	encode: 1
});
var LegendComponent = class extends Split {};
const legendEncodeRules = {
	symbols,
	gradient,
	labels: labels$1,
	entries
};
function symbols(symbolsSpec, { fieldOrDatumDef, model, channel, legendCmpt, legendType }) {
	if (legendType !== "symbol") return;
	const { markDef, encoding, config, mark } = model;
	const filled = markDef.filled && mark !== "trail";
	let out = {
		...applyMarkConfig({}, model, FILL_STROKE_CONFIG),
		...color(model, { filled })
	};
	const symbolOpacity = legendCmpt.get("symbolOpacity") ?? config.legend.symbolOpacity;
	const symbolFillColor = legendCmpt.get("symbolFillColor") ?? config.legend.symbolFillColor;
	const symbolStrokeColor = legendCmpt.get("symbolStrokeColor") ?? config.legend.symbolStrokeColor;
	const opacity = symbolOpacity === void 0 ? getMaxValue(encoding.opacity) ?? markDef.opacity : void 0;
	if (out.fill) {
		if (channel === "fill" || filled && channel === COLOR) delete out.fill;
		else if (hasProperty(out.fill, "field")) {
			if (symbolFillColor) delete out.fill;
			else {
				out.fill = signalOrValueRef(config.legend.symbolBaseFillColor ?? "black");
				out.fillOpacity = signalOrValueRef(opacity ?? 1);
			}
		} else if (isArray(out.fill)) {
			const fill = getFirstConditionValue(encoding.fill ?? encoding.color) ?? markDef.fill ?? (filled && markDef.color);
			if (fill) out.fill = signalOrValueRef(fill);
		}
	}
	if (out.stroke) {
		if (channel === "stroke" || !filled && channel === COLOR) delete out.stroke;
		else if (hasProperty(out.stroke, "field") || symbolStrokeColor) delete out.stroke;
		else if (isArray(out.stroke)) {
			const stroke = getFirstDefined(getFirstConditionValue(encoding.stroke || encoding.color), markDef.stroke, filled ? markDef.color : void 0);
			if (stroke) out.stroke = { value: stroke };
		}
	}
	if (channel !== OPACITY) {
		const condition = isFieldDef(fieldOrDatumDef) && selectedCondition(model, legendCmpt, fieldOrDatumDef);
		if (condition) out.opacity = [{
			test: condition,
			...signalOrValueRef(opacity ?? 1)
		}, signalOrValueRef(config.legend.unselectedOpacity)];
		else if (opacity) out.opacity = signalOrValueRef(opacity);
	}
	out = {
		...out,
		...symbolsSpec
	};
	return isEmpty(out) ? void 0 : out;
}
function gradient(gradientSpec, { model, legendType, legendCmpt }) {
	if (legendType !== "gradient") return;
	const { config, markDef, encoding } = model;
	let out = {};
	const opacity = (legendCmpt.get("gradientOpacity") ?? config.legend.gradientOpacity) === void 0 ? getMaxValue(encoding.opacity) || markDef.opacity : void 0;
	if (opacity) out.opacity = signalOrValueRef(opacity);
	out = {
		...out,
		...gradientSpec
	};
	return isEmpty(out) ? void 0 : out;
}
function labels$1(specifiedlabelsSpec, { fieldOrDatumDef, model, channel, legendCmpt }) {
	const legend = model.legend(channel) || {};
	const config = model.config;
	const condition = isFieldDef(fieldOrDatumDef) ? selectedCondition(model, legendCmpt, fieldOrDatumDef) : void 0;
	const opacity = condition ? [{
		test: condition,
		value: 1
	}, { value: config.legend.unselectedOpacity }] : void 0;
	const { format, formatType } = legend;
	let text = void 0;
	if (isCustomFormatType(formatType)) text = formatCustomType({
		fieldOrDatumDef,
		field: "datum.value",
		format,
		formatType,
		config
	});
	else if (format === void 0 && formatType === void 0 && config.customFormatTypes) {
		if (fieldOrDatumDef.type === "quantitative" && config.numberFormatType) text = formatCustomType({
			fieldOrDatumDef,
			field: "datum.value",
			format: config.numberFormat,
			formatType: config.numberFormatType,
			config
		});
		else if (fieldOrDatumDef.type === "temporal" && config.timeFormatType && isFieldDef(fieldOrDatumDef) && fieldOrDatumDef.timeUnit === void 0) text = formatCustomType({
			fieldOrDatumDef,
			field: "datum.value",
			format: config.timeFormat,
			formatType: config.timeFormatType,
			config
		});
	}
	const labelsSpec = {
		...opacity ? { opacity } : {},
		...text ? { text } : {},
		...specifiedlabelsSpec
	};
	return isEmpty(labelsSpec) ? void 0 : labelsSpec;
}
function entries(entriesSpec, { legendCmpt }) {
	return legendCmpt.get("selections")?.length ? {
		...entriesSpec,
		fill: { value: "transparent" }
	} : entriesSpec;
}
function getMaxValue(channelDef) {
	return getConditionValue(channelDef, (v, conditionalDef) => Math.max(v, conditionalDef.value));
}
function getFirstConditionValue(channelDef) {
	return getConditionValue(channelDef, (v, conditionalDef) => {
		return getFirstDefined(v, conditionalDef.value);
	});
}
function getConditionValue(channelDef, reducer) {
	if (hasConditionalValueDef(channelDef)) return array_default(channelDef.condition).reduce(reducer, channelDef.value);
	else if (isValueDef(channelDef)) return channelDef.value;
}
function selectedCondition(model, legendCmpt, fieldDef) {
	const selections = legendCmpt.get("selections");
	if (!selections?.length) return void 0;
	const field = stringValue(fieldDef.field);
	return selections.map((name) => {
		return `(!length(data(${stringValue(varName(name) + STORE)})) || (${name}[${field}] && indexof(${name}[${field}], datum.value) >= 0))`;
	}).join(" || ");
}
const legendRules = {
	direction: ({ direction }) => direction,
	format: ({ fieldOrDatumDef, legend, config }) => {
		const { format, formatType } = legend;
		return guideFormat(fieldOrDatumDef, fieldOrDatumDef.type, format, formatType, config, false);
	},
	formatType: ({ legend, fieldOrDatumDef, scaleType }) => {
		const { formatType } = legend;
		return guideFormatType(formatType, fieldOrDatumDef, scaleType);
	},
	gradientLength: (params) => {
		const { legend, legendConfig } = params;
		return legend.gradientLength ?? legendConfig.gradientLength ?? defaultGradientLength(params);
	},
	labelOverlap: ({ legend, legendConfig, scaleType }) => legend.labelOverlap ?? legendConfig.labelOverlap ?? defaultLabelOverlap(scaleType),
	symbolType: ({ legend, markDef, channel, encoding }) => legend.symbolType ?? defaultSymbolType(markDef.type, channel, encoding.shape, markDef.shape),
	title: ({ fieldOrDatumDef, config }) => title(fieldOrDatumDef, config, { allowDisabling: true }),
	type: ({ legendType, scaleType, channel }) => {
		if (isColorChannel(channel) && isContinuousToContinuous(scaleType)) {
			if (legendType === "gradient") return;
		} else if (legendType === "symbol") return;
		return legendType;
	},
	values: ({ fieldOrDatumDef, legend }) => values(legend, fieldOrDatumDef)
};
function values(legend, fieldOrDatumDef) {
	const vals = legend.values;
	if (isArray(vals)) return valueArray(fieldOrDatumDef, vals);
	else if (isSignalRef(vals)) return vals;
}
function defaultSymbolType(mark, channel, shapeChannelDef, markShape) {
	if (channel !== "shape") {
		const shape = getFirstConditionValue(shapeChannelDef) ?? markShape;
		if (shape) return shape;
	}
	switch (mark) {
		case "bar":
		case "rect":
		case "image":
		case "square": return "square";
		case "line":
		case "trail":
		case "rule": return "stroke";
		case "arc":
		case "point":
		case "circle":
		case "tick":
		case "geoshape":
		case "area":
		case "text": return "circle";
	}
}
function getLegendType(params) {
	const { legend } = params;
	return getFirstDefined(legend.type, defaultType$1(params));
}
function defaultType$1({ channel, timeUnit, scaleType }) {
	if (isColorChannel(channel)) {
		if (contains([
			"quarter",
			"month",
			"day"
		], timeUnit)) return "symbol";
		if (isContinuousToContinuous(scaleType)) return "gradient";
	}
	return "symbol";
}
function getDirection({ legendConfig, legendType, orient, legend }) {
	return legend.direction ?? legendConfig[legendType ? "gradientDirection" : "symbolDirection"] ?? defaultDirection(orient, legendType);
}
function defaultDirection(orient, legendType) {
	switch (orient) {
		case "top":
		case "bottom": return "horizontal";
		case "left":
		case "right":
		case "none":
		case void 0: return;
		default: return legendType === "gradient" ? "horizontal" : void 0;
	}
}
function defaultGradientLength({ legendConfig, model, direction, orient, scaleType }) {
	const { gradientHorizontalMaxLength, gradientHorizontalMinLength, gradientVerticalMaxLength, gradientVerticalMinLength } = legendConfig;
	if (isContinuousToContinuous(scaleType)) {
		if (direction === "horizontal") {
			if (orient === "top" || orient === "bottom") return gradientLengthSignal(model, "width", gradientHorizontalMinLength, gradientHorizontalMaxLength);
			else return gradientHorizontalMinLength;
		} else return gradientLengthSignal(model, "height", gradientVerticalMinLength, gradientVerticalMaxLength);
	}
}
function gradientLengthSignal(model, sizeType, min, max) {
	return { signal: `clamp(${model.getSizeSignalRef(sizeType).signal}, ${min}, ${max})` };
}
function defaultLabelOverlap(scaleType) {
	if (contains([
		"quantile",
		"threshold",
		"log",
		"symlog"
	], scaleType)) return "greedy";
}
function parseLegend(model) {
	const legendComponent = isUnitModel(model) ? parseUnitLegend(model) : parseNonUnitLegend(model);
	model.component.legends = legendComponent;
	return legendComponent;
}
function parseUnitLegend(model) {
	const { encoding } = model;
	const legendComponent = {};
	for (const channel of [COLOR, ...LEGEND_SCALE_CHANNELS]) {
		const def = getFieldOrDatumDef(encoding[channel]);
		if (!def || !model.getScaleComponent(channel)) continue;
		if (channel === SHAPE && isFieldDef(def) && def.type === GEOJSON) continue;
		legendComponent[channel] = parseLegendForChannel(model, channel);
	}
	return legendComponent;
}
function getLegendDefWithScale(model, channel) {
	const scale = model.scaleName(channel);
	if (model.mark === "trail") {
		if (channel === "color") return { stroke: scale };
		else if (channel === "size") return { strokeWidth: scale };
	}
	if (channel === "color") return model.markDef.filled ? { fill: scale } : { stroke: scale };
	return { [channel]: scale };
}
function isExplicit$1(value, property, legend, fieldDef) {
	switch (property) {
		case "disable": return legend !== void 0;
		case "values": return !!legend?.values;
		case "title": if (property === "title" && value === fieldDef?.title) return true;
	}
	return value === (legend || {})[property];
}
function parseLegendForChannel(model, channel) {
	let legend = model.legend(channel);
	const { markDef, encoding, config } = model;
	const legendConfig = config.legend;
	const legendCmpt = new LegendComponent({}, getLegendDefWithScale(model, channel));
	parseInteractiveLegend(model, channel, legendCmpt);
	const disable = legend !== void 0 ? !legend : legendConfig.disable;
	legendCmpt.set("disable", disable, legend !== void 0);
	if (disable) return legendCmpt;
	legend = legend || {};
	const scaleType = model.getScaleComponent(channel).get("type");
	const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
	const timeUnit = isFieldDef(fieldOrDatumDef) ? normalizeTimeUnit(fieldOrDatumDef.timeUnit)?.unit : void 0;
	const orient = legend.orient || config.legend.orient || "right";
	const legendType = getLegendType({
		legend,
		channel,
		timeUnit,
		scaleType
	});
	const direction = getDirection({
		legend,
		legendType,
		orient,
		legendConfig
	});
	const ruleParams = {
		legend,
		channel,
		model,
		markDef,
		encoding,
		fieldOrDatumDef,
		legendConfig,
		config,
		scaleType,
		orient,
		legendType,
		direction
	};
	for (const property of LEGEND_COMPONENT_PROPERTIES) {
		if (legendType === "gradient" && property.startsWith("symbol") || legendType === "symbol" && property.startsWith("gradient")) continue;
		const value = property in legendRules ? legendRules[property](ruleParams) : legend[property];
		if (value !== void 0) {
			const explicit = isExplicit$1(value, property, legend, model.fieldDef(channel));
			if (explicit || config.legend[property] === void 0) legendCmpt.set(property, value, explicit);
		}
	}
	const legendEncoding = legend?.encoding ?? {};
	const selections = legendCmpt.get("selections");
	const legendEncode = {};
	const legendEncodeParams = {
		fieldOrDatumDef,
		model,
		channel,
		legendCmpt,
		legendType
	};
	for (const part of [
		"labels",
		"legend",
		"title",
		"symbols",
		"gradient",
		"entries"
	]) {
		const legendEncodingPart = guideEncodeEntry(legendEncoding[part] ?? {}, model);
		const value = part in legendEncodeRules ? legendEncodeRules[part](legendEncodingPart, legendEncodeParams) : legendEncodingPart;
		if (value !== void 0 && !isEmpty(value)) legendEncode[part] = {
			...selections?.length && isFieldDef(fieldOrDatumDef) ? { name: `${varName(fieldOrDatumDef.field)}_legend_${part}` } : {},
			...selections?.length ? { interactive: true } : {},
			update: selections?.length ? {
				...value,
				cursor: { value: "pointer" }
			} : value
		};
	}
	if (!isEmpty(legendEncode)) legendCmpt.set("encode", legendEncode, !!legend?.encoding);
	return legendCmpt;
}
function parseNonUnitLegend(model) {
	const { legends, resolve } = model.component;
	for (const child of model.children) {
		parseLegend(child);
		for (const channel of keys(child.component.legends)) {
			resolve.legend[channel] = parseGuideResolve(model.component.resolve, channel);
			if (resolve.legend[channel] === "shared") {
				legends[channel] = mergeLegendComponent(legends[channel], child.component.legends[channel]);
				if (!legends[channel]) {
					resolve.legend[channel] = "independent";
					delete legends[channel];
				}
			}
		}
	}
	for (const channel of keys(legends)) for (const child of model.children) {
		if (!child.component.legends[channel]) continue;
		if (resolve.legend[channel] === "shared") delete child.component.legends[channel];
	}
	return legends;
}
function mergeLegendComponent(mergedLegend, childLegend) {
	if (!mergedLegend) return childLegend.clone();
	const mergedOrient = mergedLegend.getWithExplicit("orient");
	const childOrient = childLegend.getWithExplicit("orient");
	if (mergedOrient.explicit && childOrient.explicit && mergedOrient.value !== childOrient.value) return;
	let typeMerged = false;
	for (const prop of LEGEND_COMPONENT_PROPERTIES) {
		const mergedValueWithExplicit = mergeValuesWithExplicit(mergedLegend.getWithExplicit(prop), childLegend.getWithExplicit(prop), prop, "legend", (v1, v2) => {
			switch (prop) {
				case "symbolType": return mergeSymbolType(v1, v2);
				case "title": return mergeTitleComponent(v1, v2);
				case "type":
					typeMerged = true;
					return makeImplicit("symbol");
			}
			return defaultTieBreaker(v1, v2, prop, "legend");
		});
		mergedLegend.setWithExplicit(prop, mergedValueWithExplicit);
	}
	if (typeMerged) {
		if (mergedLegend.implicit?.encode?.gradient) deleteNestedProperty(mergedLegend.implicit, ["encode", "gradient"]);
		if (mergedLegend.explicit?.encode?.gradient) deleteNestedProperty(mergedLegend.explicit, ["encode", "gradient"]);
	}
	return mergedLegend;
}
function mergeSymbolType(st1, st2) {
	if (st2.value === "circle") return st2;
	return st1;
}
function rangeFormula(model, fieldDef, channel, config) {
	if (binRequiresRange(fieldDef, channel)) {
		const guide = isUnitModel(model) ? model.axis(channel) ?? model.legend(channel) ?? {} : {};
		const startField = vgField(fieldDef, { expr: "datum" });
		const endField = vgField(fieldDef, {
			expr: "datum",
			binSuffix: "end"
		});
		return {
			formulaAs: vgField(fieldDef, {
				binSuffix: "range",
				forAs: true
			}),
			formula: binFormatExpression(startField, endField, guide.format, guide.formatType, config)
		};
	}
	return {};
}
function binKey(bin, field) {
	return `${binToString(bin)}_${field}`;
}
function getSignalsFromModel(model, key) {
	return {
		signal: model.getName(`${key}_bins`),
		extentSignal: model.getName(`${key}_extent`)
	};
}
function getBinSignalName(model, field, bin) {
	const key = binKey(normalizeBin(bin, void 0) ?? {}, field);
	return model.getName(`${key}_bins`);
}
function isBinTransform(t) {
	return "as" in t;
}
function createBinComponent(t, bin, model) {
	let as;
	let span;
	if (isBinTransform(t)) as = isString(t.as) ? [t.as, `${t.as}_end`] : [t.as[0], t.as[1]];
	else as = [vgField(t, { forAs: true }), vgField(t, {
		binSuffix: "end",
		forAs: true
	})];
	const normalizedBin = { ...normalizeBin(bin, void 0) };
	const key = binKey(normalizedBin, t.field);
	const { signal, extentSignal } = getSignalsFromModel(model, key);
	if (isParameterExtent(normalizedBin.extent)) {
		const ext = normalizedBin.extent;
		span = parseSelectionExtent(model, ext.param, ext);
		delete normalizedBin.extent;
	}
	return {
		key,
		binComponent: {
			bin: normalizedBin,
			field: t.field,
			as: [as],
			...signal ? { signal } : {},
			...extentSignal ? { extentSignal } : {},
			...span ? { span } : {}
		}
	};
}
var BinNode = class BinNode extends DataFlowNode {
	bins;
	clone() {
		return new BinNode(null, duplicate(this.bins));
	}
	constructor(parent, bins) {
		super(parent);
		this.bins = bins;
	}
	static makeFromEncoding(parent, model) {
		const bins = model.reduceFieldDef((binComponentIndex, fieldDef, channel) => {
			if (isTypedFieldDef(fieldDef) && isBinning(fieldDef.bin)) {
				const { key, binComponent } = createBinComponent(fieldDef, fieldDef.bin, model);
				binComponentIndex[key] = {
					...binComponent,
					...binComponentIndex[key],
					...rangeFormula(model, fieldDef, channel, model.config)
				};
			}
			return binComponentIndex;
		}, {});
		if (isEmpty(bins)) return null;
		return new BinNode(parent, bins);
	}
	/**
	* Creates a bin node from BinTransform.
	* The optional parameter should provide
	*/
	static makeFromTransform(parent, t, model) {
		const { key, binComponent } = createBinComponent(t, t.bin, model);
		return new BinNode(parent, { [key]: binComponent });
	}
	/**
	* Merge bin nodes. This method either integrates the bin config from the other node
	* or if this node already has a bin config, renames the corresponding signal in the model.
	*/
	merge(other, renameSignal) {
		for (const key of keys(other.bins)) if (key in this.bins) {
			renameSignal(other.bins[key].signal, this.bins[key].signal);
			this.bins[key].as = unique([...this.bins[key].as, ...other.bins[key].as], hash);
		} else this.bins[key] = other.bins[key];
		for (const child of other.children) {
			other.removeChild(child);
			child.parent = this;
		}
		other.remove();
	}
	producedFields() {
		return new Set(vals(this.bins).map((c) => c.as).flat(2));
	}
	dependentFields() {
		return new Set(vals(this.bins).map((c) => c.field));
	}
	hash() {
		return `Bin ${hash(this.bins)}`;
	}
	assemble() {
		return vals(this.bins).flatMap((bin) => {
			const transform = [];
			const [binAs, ...remainingAs] = bin.as;
			const { extent, ...params } = bin.bin;
			const binTrans = {
				type: "bin",
				field: replacePathInField(bin.field),
				as: binAs,
				signal: bin.signal,
				...!isParameterExtent(extent) ? { extent } : { extent: null },
				...bin.span ? { span: { signal: `span(${bin.span})` } } : {},
				...params
			};
			if (!extent && bin.extentSignal) {
				transform.push({
					type: "extent",
					field: replacePathInField(bin.field),
					signal: bin.extentSignal
				});
				binTrans.extent = { signal: bin.extentSignal };
			}
			transform.push(binTrans);
			for (const as of remainingAs) for (let i = 0; i < 2; i++) transform.push({
				type: "formula",
				expr: vgField({ field: binAs[i] }, { expr: "datum" }),
				as: as[i]
			});
			if (bin.formula) transform.push({
				type: "formula",
				expr: bin.formula,
				as: bin.formulaAs
			});
			return transform;
		});
	}
};
function addDimension(dims, channel, fieldDef, model) {
	const channelDef2 = isUnitModel(model) ? model.encoding[getSecondaryRangeChannel(channel)] : void 0;
	if (isTypedFieldDef(fieldDef) && isUnitModel(model) && hasBandEnd(fieldDef, channelDef2, model.markDef, model.config)) {
		dims.add(vgField(fieldDef, {}));
		dims.add(vgField(fieldDef, { suffix: "end" }));
		const { mark, markDef, config } = model;
		const bandPosition = getBandPosition({
			fieldDef,
			markDef,
			config
		});
		if (isRectBasedMark(mark) && bandPosition !== .5 && isXorY(channel)) {
			dims.add(vgField(fieldDef, { suffix: OFFSETTED_RECT_START_SUFFIX }));
			dims.add(vgField(fieldDef, { suffix: OFFSETTED_RECT_END_SUFFIX }));
		}
		if (fieldDef.bin && binRequiresRange(fieldDef, channel)) dims.add(vgField(fieldDef, { binSuffix: "range" }));
	} else if (isGeoPositionChannel(channel)) {
		const posChannel = getPositionChannelFromLatLong(channel);
		dims.add(model.getName(posChannel));
	} else dims.add(vgField(fieldDef));
	if (isScaleFieldDef(fieldDef) && isFieldRange(fieldDef.scale?.range)) dims.add(fieldDef.scale.range.field);
	return dims;
}
function mergeMeasures(parentMeasures, childMeasures) {
	for (const field of keys(childMeasures)) {
		const ops = childMeasures[field];
		for (const op of keys(ops)) if (field in parentMeasures) parentMeasures[field][op] = /* @__PURE__ */ new Set([...parentMeasures[field][op] ?? [], ...ops[op]]);
		else parentMeasures[field] = { [op]: ops[op] };
	}
}
var AggregateNode = class AggregateNode extends DataFlowNode {
	dimensions;
	measures;
	clone() {
		return new AggregateNode(null, new Set(this.dimensions), duplicate(this.measures));
	}
	/**
	* @param dimensions string set for dimensions
	* @param measures dictionary mapping field name => dict of aggregation functions and names to use
	*/
	constructor(parent, dimensions, measures) {
		super(parent);
		this.dimensions = dimensions;
		this.measures = measures;
	}
	get groupBy() {
		return this.dimensions;
	}
	static makeFromEncoding(parent, model) {
		let isAggregate = false;
		model.forEachFieldDef((fd) => {
			if (fd.aggregate) isAggregate = true;
		});
		const meas = {};
		const dims = /* @__PURE__ */ new Set();
		if (!isAggregate) return null;
		model.forEachFieldDef((fieldDef, channel) => {
			const { aggregate, field } = fieldDef;
			if (aggregate) {
				if (aggregate === "count") {
					meas["*"] ??= {};
					meas["*"]["count"] = /* @__PURE__ */ new Set([vgField(fieldDef, { forAs: true })]);
				} else {
					if (isArgminDef(aggregate) || isArgmaxDef(aggregate)) {
						const op = isArgminDef(aggregate) ? "argmin" : "argmax";
						const argField = aggregate[op];
						meas[argField] ??= {};
						meas[argField][op] = /* @__PURE__ */ new Set([vgField({
							op,
							field: argField
						}, { forAs: true })]);
					} else {
						meas[field] ??= {};
						meas[field][aggregate] = /* @__PURE__ */ new Set([vgField(fieldDef, { forAs: true })]);
					}
					if (isScaleChannel(channel) && model.scaleDomain(channel) === "unaggregated") {
						meas[field] ??= {};
						meas[field]["min"] = /* @__PURE__ */ new Set([vgField({
							field,
							aggregate: "min"
						}, { forAs: true })]);
						meas[field]["max"] = /* @__PURE__ */ new Set([vgField({
							field,
							aggregate: "max"
						}, { forAs: true })]);
					}
				}
			} else addDimension(dims, channel, fieldDef, model);
		});
		if (dims.size + keys(meas).length === 0) return null;
		return new AggregateNode(parent, dims, meas);
	}
	static makeFromTransform(parent, t) {
		const dims = /* @__PURE__ */ new Set();
		const meas = {};
		for (const s of t.aggregate) {
			const { op, field, as } = s;
			if (op) {
				if (op === "count") {
					meas["*"] ??= {};
					meas["*"]["count"] = /* @__PURE__ */ new Set([as ? as : vgField(s, { forAs: true })]);
				} else {
					meas[field] ??= {};
					meas[field][op] ??= /* @__PURE__ */ new Set();
					meas[field][op].add(as ? as : vgField(s, { forAs: true }));
				}
			}
		}
		for (const s of t.groupby ?? []) dims.add(s);
		if (dims.size + keys(meas).length === 0) return null;
		return new AggregateNode(parent, dims, meas);
	}
	merge(other) {
		if (setEqual(this.dimensions, other.dimensions)) {
			mergeMeasures(this.measures, other.measures);
			return true;
		}
		debug("different dimensions, cannot merge");
		return false;
	}
	addDimensions(fields) {
		fields.forEach(this.dimensions.add, this.dimensions);
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([...this.dimensions, ...keys(this.measures)]);
	}
	producedFields() {
		const out = /* @__PURE__ */ new Set();
		for (const field of keys(this.measures)) for (const op of keys(this.measures[field])) {
			const m = this.measures[field][op];
			if (m.size === 0) out.add(`${op}_${field}`);
			else m.forEach(out.add, out);
		}
		return out;
	}
	hash() {
		return `Aggregate ${hash({
			dimensions: this.dimensions,
			measures: this.measures
		})}`;
	}
	assemble() {
		const ops = [];
		const fields = [];
		const as = [];
		for (const field of keys(this.measures)) for (const op of keys(this.measures[field])) for (const alias of this.measures[field][op]) {
			as.push(alias);
			ops.push(op);
			fields.push(field === "*" ? null : replacePathInField(field));
		}
		return {
			type: "aggregate",
			groupby: [...this.dimensions].map(replacePathInField),
			ops,
			fields,
			as
		};
	}
};
/**
* A node that helps us track what fields we are faceting by.
*/
var FacetNode = class extends DataFlowNode {
	model;
	name;
	data;
	column;
	row;
	facet;
	childModel;
	/**
	* @param model The facet model.
	* @param name The name that this facet source will have.
	* @param data The source data for this facet data.
	*/
	constructor(parent, model, name, data) {
		super(parent);
		this.model = model;
		this.name = name;
		this.data = data;
		for (const channel of FACET_CHANNELS) {
			const fieldDef = model.facet[channel];
			if (fieldDef) {
				const { bin, sort } = fieldDef;
				this[channel] = {
					name: model.getName(`${channel}_domain`),
					fields: [vgField(fieldDef), ...isBinning(bin) ? [vgField(fieldDef, { binSuffix: "end" })] : []],
					...isSortField(sort) ? { sortField: sort } : isArray(sort) ? { sortIndexField: sortArrayIndexField(fieldDef, channel) } : {}
				};
			}
		}
		this.childModel = model.child;
	}
	hash() {
		let out = `Facet`;
		for (const channel of FACET_CHANNELS) if (this[channel]) out += ` ${channel.charAt(0)}:${hash(this[channel])}`;
		return out;
	}
	get fields() {
		const f = [];
		for (const channel of FACET_CHANNELS) if (this[channel]?.fields) f.push(...this[channel].fields);
		return f;
	}
	dependentFields() {
		const depFields = new Set(this.fields);
		for (const channel of FACET_CHANNELS) if (this[channel]) {
			if (this[channel].sortField) depFields.add(this[channel].sortField.field);
			if (this[channel].sortIndexField) depFields.add(this[channel].sortIndexField);
		}
		return depFields;
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	/**
	* The name to reference this source is its name.
	*/
	getSource() {
		return this.name;
	}
	getChildIndependentFieldsWithStep() {
		const childIndependentFieldsWithStep = {};
		for (const channel of POSITION_SCALE_CHANNELS) {
			const childScaleComponent = this.childModel.component.scales[channel];
			if (childScaleComponent && !childScaleComponent.merged) {
				const type = childScaleComponent.get("type");
				const range = childScaleComponent.get("range");
				if (hasDiscreteDomain(type) && isVgRangeStep(range)) {
					const field = getFieldFromDomain(assembleDomain(this.childModel, channel));
					if (field) childIndependentFieldsWithStep[channel] = field;
					else warn(unknownField(channel));
				}
			}
		}
		return childIndependentFieldsWithStep;
	}
	assembleRowColumnHeaderData(channel, crossedDataName, childIndependentFieldsWithStep) {
		const childChannel = {
			row: "y",
			column: "x",
			facet: void 0
		}[channel];
		const fields = [];
		const ops = [];
		const as = [];
		if (childChannel && childIndependentFieldsWithStep && childIndependentFieldsWithStep[childChannel]) {
			if (crossedDataName) {
				fields.push(`distinct_${childIndependentFieldsWithStep[childChannel]}`);
				ops.push("max");
			} else {
				fields.push(childIndependentFieldsWithStep[childChannel]);
				ops.push("distinct");
			}
			as.push(`distinct_${childIndependentFieldsWithStep[childChannel]}`);
		}
		const { sortField, sortIndexField } = this[channel];
		if (sortField) {
			const { op = DEFAULT_SORT_OP, field } = sortField;
			fields.push(field);
			ops.push(op);
			as.push(vgField(sortField, { forAs: true }));
		} else if (sortIndexField) {
			fields.push(sortIndexField);
			ops.push("max");
			as.push(sortIndexField);
		}
		return {
			name: this[channel].name,
			source: crossedDataName ?? this.data,
			transform: [{
				type: "aggregate",
				groupby: this[channel].fields,
				...fields.length ? {
					fields,
					ops,
					as
				} : {}
			}]
		};
	}
	assembleFacetHeaderData(childIndependentFieldsWithStep) {
		const { columns } = this.model.layout;
		const { layoutHeaders } = this.model.component;
		const data = [];
		const hasSharedAxis = {};
		for (const headerChannel of HEADER_CHANNELS) {
			for (const headerType of HEADER_TYPES) {
				const headers = layoutHeaders[headerChannel]?.[headerType] ?? [];
				for (const header of headers) if (header.axes?.length > 0) {
					hasSharedAxis[headerChannel] = true;
					break;
				}
			}
			if (hasSharedAxis[headerChannel]) {
				const cardinality = `length(data("${this.facet.name}"))`;
				const stop = headerChannel === "row" ? columns ? { signal: `ceil(${cardinality} / ${columns})` } : 1 : columns ? { signal: `min(${cardinality}, ${columns})` } : { signal: cardinality };
				data.push({
					name: `${this.facet.name}_${headerChannel}`,
					transform: [{
						type: "sequence",
						start: 0,
						stop
					}]
				});
			}
		}
		const { row, column } = hasSharedAxis;
		if (row || column) data.unshift(this.assembleRowColumnHeaderData("facet", null, childIndependentFieldsWithStep));
		return data;
	}
	assemble() {
		const data = [];
		let crossedDataName = null;
		const childIndependentFieldsWithStep = this.getChildIndependentFieldsWithStep();
		const { column, row, facet } = this;
		if (column && row && (childIndependentFieldsWithStep.x || childIndependentFieldsWithStep.y)) {
			crossedDataName = `cross_${this.column.name}_${this.row.name}`;
			const fields = [].concat(childIndependentFieldsWithStep.x ?? [], childIndependentFieldsWithStep.y ?? []);
			const ops = fields.map(() => "distinct");
			data.push({
				name: crossedDataName,
				source: this.data,
				transform: [{
					type: "aggregate",
					groupby: this.fields,
					fields,
					ops
				}]
			});
		}
		for (const channel of [COLUMN, ROW]) if (this[channel]) data.push(this.assembleRowColumnHeaderData(channel, crossedDataName, childIndependentFieldsWithStep));
		if (facet) {
			const facetData = this.assembleFacetHeaderData(childIndependentFieldsWithStep);
			if (facetData) data.push(...facetData);
		}
		return data;
	}
};
/**
* Remove quotes from a string.
*/
function unquote(pattern) {
	if (pattern.startsWith("'") && pattern.endsWith("'") || pattern.startsWith("\"") && pattern.endsWith("\"")) return pattern.slice(1, -1);
	return pattern;
}
/**
* @param field The field.
* @param parse What to parse the field as.
*/
function parseExpression(field, parse) {
	const f = accessPathWithDatum(field);
	if (parse === "number") return `toNumber(${f})`;
	else if (parse === "boolean") return `toBoolean(${f})`;
	else if (parse === "string") return `toString(${f})`;
	else if (parse === "date") return `toDate(${f})`;
	else if (parse === "flatten") return f;
	else if (parse.startsWith("date:")) return `timeParse(${f},'${unquote(parse.slice(5, parse.length))}')`;
	else if (parse.startsWith("utc:")) return `utcParse(${f},'${unquote(parse.slice(4, parse.length))}')`;
	else {
		warn(unrecognizedParse(parse));
		return null;
	}
}
function getImplicitFromFilterTransform(transform) {
	const implicit = {};
	forEachLeaf(transform.filter, (filter) => {
		if (isFieldPredicate(filter)) {
			let val = null;
			if (isFieldEqualPredicate(filter)) val = signalRefOrValue(filter.equal);
			else if (isFieldLTEPredicate(filter)) val = signalRefOrValue(filter.lte);
			else if (isFieldLTPredicate(filter)) val = signalRefOrValue(filter.lt);
			else if (isFieldGTPredicate(filter)) val = signalRefOrValue(filter.gt);
			else if (isFieldGTEPredicate(filter)) val = signalRefOrValue(filter.gte);
			else if (isFieldRangePredicate(filter)) val = filter.range[0];
			else if (isFieldOneOfPredicate(filter)) val = (filter.oneOf ?? filter.in)[0];
			if (val) {
				if (isDateTime(val)) implicit[filter.field] = "date";
				else if (isNumber(val)) implicit[filter.field] = "number";
				else if (isString(val)) implicit[filter.field] = "string";
			}
			if (filter.timeUnit) implicit[filter.field] = "date";
		}
	});
	return implicit;
}
/**
* Creates a parse node for implicit parsing from a model and updates ancestorParse.
*/
function getImplicitFromEncoding(model) {
	const implicit = {};
	function add(fieldDef) {
		if (isFieldOrDatumDefForTimeFormat(fieldDef)) implicit[fieldDef.field] = "date";
		else if (fieldDef.type === "quantitative" && isMinMaxOp(fieldDef.aggregate)) implicit[fieldDef.field] = "number";
		else if (accessPathDepth(fieldDef.field) > 1) {
			if (!(fieldDef.field in implicit)) implicit[fieldDef.field] = "flatten";
		} else if (isScaleFieldDef(fieldDef) && isSortField(fieldDef.sort) && accessPathDepth(fieldDef.sort.field) > 1) {
			if (!(fieldDef.sort.field in implicit)) implicit[fieldDef.sort.field] = "flatten";
		}
	}
	if (isUnitModel(model) || isFacetModel(model)) model.forEachFieldDef((fieldDef, channel) => {
		if (isTypedFieldDef(fieldDef)) add(fieldDef);
		else {
			const mainChannel = getMainRangeChannel(channel);
			const mainFieldDef = model.fieldDef(mainChannel);
			add({
				...fieldDef,
				type: mainFieldDef.type
			});
		}
	});
	if (isUnitModel(model)) {
		const { mark, markDef, encoding } = model;
		if (isPathMark(mark) && !model.encoding.order) {
			const dimensionChannelDef = encoding[markDef.orient === "horizontal" ? "y" : "x"];
			if (isFieldDef(dimensionChannelDef) && dimensionChannelDef.type === "quantitative" && !(dimensionChannelDef.field in implicit)) implicit[dimensionChannelDef.field] = "number";
		}
	}
	return implicit;
}
/**
* Creates a parse node for implicit parsing from a model and updates ancestorParse.
*/
function getImplicitFromSelection(model) {
	const implicit = {};
	if (isUnitModel(model) && model.component.selection) for (const name of keys(model.component.selection)) {
		const selCmpt = model.component.selection[name];
		for (const proj of selCmpt.project.items) if (!proj.channel && accessPathDepth(proj.field) > 1) implicit[proj.field] = "flatten";
	}
	return implicit;
}
var ParseNode = class ParseNode extends DataFlowNode {
	_parse;
	clone() {
		return new ParseNode(null, duplicate(this._parse));
	}
	constructor(parent, parse) {
		super(parent);
		this._parse = parse;
	}
	hash() {
		return `Parse ${hash(this._parse)}`;
	}
	/**
	* Creates a parse node from a data.format.parse and updates ancestorParse.
	*/
	static makeExplicit(parent, model, ancestorParse) {
		let explicit = {};
		const data = model.data;
		if (!isGenerator(data) && data?.format?.parse) explicit = data.format.parse;
		return this.makeWithAncestors(parent, explicit, {}, ancestorParse);
	}
	/**
	* Creates a parse node from "explicit" parse and "implicit" parse and updates ancestorParse.
	*/
	static makeWithAncestors(parent, explicit, implicit, ancestorParse) {
		for (const field of keys(implicit)) {
			const parsedAs = ancestorParse.getWithExplicit(field);
			if (parsedAs.value !== void 0) {
				if (parsedAs.explicit || parsedAs.value === implicit[field] || parsedAs.value === "derived" || implicit[field] === "flatten") delete implicit[field];
				else warn(differentParse(field, implicit[field], parsedAs.value));
			}
		}
		for (const field of keys(explicit)) {
			const parsedAs = ancestorParse.get(field);
			if (parsedAs !== void 0) {
				if (parsedAs === explicit[field]) delete explicit[field];
				else warn(differentParse(field, explicit[field], parsedAs));
			}
		}
		const parse = new Split(explicit, implicit);
		ancestorParse.copyAll(parse);
		const p = {};
		for (const key of keys(parse.combine())) {
			const val = parse.get(key);
			if (val !== null) p[key] = val;
		}
		if (keys(p).length === 0 || ancestorParse.parseNothing) return null;
		return new ParseNode(parent, p);
	}
	get parse() {
		return this._parse;
	}
	merge(other) {
		this._parse = {
			...this._parse,
			...other.parse
		};
		other.remove();
	}
	/**
	* Assemble an object for Vega's format.parse property.
	*/
	assembleFormatParse() {
		const formatParse = {};
		for (const field of keys(this._parse)) {
			const p = this._parse[field];
			if (accessPathDepth(field) === 1) formatParse[field] = p;
		}
		return formatParse;
	}
	producedFields() {
		return new Set(keys(this._parse));
	}
	dependentFields() {
		return new Set(keys(this._parse));
	}
	assembleTransforms(onlyNested = false) {
		return keys(this._parse).filter((field) => onlyNested ? accessPathDepth(field) > 1 : true).map((field) => {
			const expr = parseExpression(field, this._parse[field]);
			if (!expr) return null;
			return {
				type: "formula",
				expr,
				as: removePathFromField(field)
			};
		}).filter((t) => t !== null);
	}
};
var IdentifierNode = class IdentifierNode extends DataFlowNode {
	clone() {
		return new IdentifierNode(null);
	}
	constructor(parent) {
		super(parent);
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {
		return /* @__PURE__ */ new Set([SELECTION_ID]);
	}
	hash() {
		return "Identifier";
	}
	assemble() {
		return {
			type: "identifier",
			as: SELECTION_ID
		};
	}
};
var GraticuleNode = class GraticuleNode extends DataFlowNode {
	params;
	clone() {
		return new GraticuleNode(null, this.params);
	}
	constructor(parent, params) {
		super(parent);
		this.params = params;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {}
	hash() {
		return `Graticule ${hash(this.params)}`;
	}
	assemble() {
		return {
			type: "graticule",
			...this.params === true ? {} : this.params
		};
	}
};
var SequenceNode = class SequenceNode extends DataFlowNode {
	params;
	clone() {
		return new SequenceNode(null, this.params);
	}
	constructor(parent, params) {
		super(parent);
		this.params = params;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {
		return /* @__PURE__ */ new Set([this.params.as ?? "data"]);
	}
	hash() {
		return `Hash ${hash(this.params)}`;
	}
	assemble() {
		return {
			type: "sequence",
			...this.params
		};
	}
};
var SourceNode = class extends DataFlowNode {
	_data;
	_name;
	_generator;
	constructor(data) {
		super(null);
		data ??= { name: "source" };
		let format;
		if (!isGenerator(data)) format = data.format ? { ...omit(data.format, ["parse"]) } : {};
		if (isInlineData(data)) this._data = { values: data.values };
		else if (isUrlData(data)) {
			this._data = { url: data.url };
			if (!format.type) {
				let defaultExtension = /(?:\.([^.]+))?$/.exec(data.url)[1];
				if (!contains([
					"json",
					"csv",
					"tsv",
					"dsv",
					"topojson"
				], defaultExtension)) defaultExtension = "json";
				format.type = defaultExtension;
			}
		} else if (isSphereGenerator(data)) this._data = { values: [{ type: "Sphere" }] };
		else if (isNamedData(data) || isGenerator(data)) this._data = {};
		this._generator = isGenerator(data);
		if (data.name) this._name = data.name;
		if (format && !isEmpty(format)) this._data.format = format;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {}
	get data() {
		return this._data;
	}
	hasName() {
		return !!this._name;
	}
	get isGenerator() {
		return this._generator;
	}
	get dataName() {
		return this._name;
	}
	set dataName(name) {
		this._name = name;
	}
	set parent(parent) {
		throw new Error("Source nodes have to be roots.");
	}
	remove() {
		throw new Error("Source nodes are roots and cannot be removed.");
	}
	hash() {
		throw new Error("Cannot hash sources");
	}
	assemble() {
		return {
			name: this._name,
			...this._data,
			transform: []
		};
	}
};
/**
* Whether this dataflow node is the source of the dataflow that produces data i.e. a source or a generator.
*/
function isDataSourceNode(node) {
	return node instanceof SourceNode || node instanceof GraticuleNode || node instanceof SequenceNode;
}
/**
* Abstract base class for Dataflow optimizers.
* Contains only mutation handling logic. Subclasses need to implement iteration logic.
*/
var Optimizer = class {
	#modified;
	constructor() {
		this.#modified = false;
	}
	setModified() {
		this.#modified = true;
	}
	get modifiedFlag() {
		return this.#modified;
	}
};
/**
* Starts from a node and runs the optimization function (the "run" method) upwards to the root,
* depending on the continue and modified flag values returned by the optimization function.
*/
var BottomUpOptimizer = class extends Optimizer {
	/**
	* Compute a map of node depths that we can use to determine a topological sort order.
	*/
	getNodeDepths(node, depth, depths) {
		depths.set(node, depth);
		for (const child of node.children) this.getNodeDepths(child, depth + 1, depths);
		return depths;
	}
	/**
	* Run the optimizer on all nodes starting from the leaves.
	*/
	optimize(node) {
		const topologicalSort = [...this.getNodeDepths(node, 0, /* @__PURE__ */ new Map()).entries()].sort((a, b) => b[1] - a[1]);
		for (const tuple of topologicalSort) this.run(tuple[0]);
		return this.modifiedFlag;
	}
};
/**
* The optimizer function (the "run" method), is invoked on the given node and then continues recursively.
*/
var TopDownOptimizer = class extends Optimizer {
	/**
	* Run the optimizer depth first on all nodes starting from the roots.
	*/
	optimize(node) {
		this.run(node);
		for (const child of node.children) this.optimize(child);
		return this.modifiedFlag;
	}
};
/**
* Merge identical nodes at forks by comparing hashes.
*
* Does not need to iterate from leaves so we implement this with recursion as it's a bit simpler.
*/
var MergeIdenticalNodes = class extends TopDownOptimizer {
	mergeNodes(parent, nodes) {
		const mergedNode = nodes.shift();
		for (const node of nodes) {
			parent.removeChild(node);
			node.parent = mergedNode;
			node.remove();
		}
	}
	run(node) {
		const hashes = node.children.map((x) => x.hash());
		const buckets = {};
		for (let i = 0; i < hashes.length; i++) if (buckets[hashes[i]] === void 0) buckets[hashes[i]] = [node.children[i]];
		else buckets[hashes[i]].push(node.children[i]);
		for (const k of keys(buckets)) if (buckets[k].length > 1) {
			this.setModified();
			this.mergeNodes(node, buckets[k]);
		}
	}
};
/**
* Optimizer that removes identifier nodes that are not needed for selections.
*/
var RemoveUnnecessaryIdentifierNodes = class extends TopDownOptimizer {
	requiresSelectionId;
	constructor(model) {
		super();
		this.requiresSelectionId = model && requiresSelectionId(model);
	}
	run(node) {
		if (node instanceof IdentifierNode) {
			if (!(this.requiresSelectionId && (isDataSourceNode(node.parent) || node.parent instanceof AggregateNode || node.parent instanceof ParseNode))) {
				this.setModified();
				node.remove();
			}
		}
	}
};
/**
* Removes duplicate time unit nodes (as determined by the name of the output field) that may be generated due to
* selections projected over time units. Only keeps the first time unit in any branch.
*
* This optimizer is a custom top down optimizer that keep track of produced fields in a branch.
*/
var RemoveDuplicateTimeUnits = class extends Optimizer {
	optimize(node) {
		this.run(node, /* @__PURE__ */ new Set());
		return this.modifiedFlag;
	}
	run(node, timeUnitFields) {
		let producedFields = /* @__PURE__ */ new Set();
		if (node instanceof TimeUnitNode) {
			producedFields = node.producedFields();
			if (hasIntersection(producedFields, timeUnitFields)) {
				this.setModified();
				node.removeFormulas(timeUnitFields);
				if (node.producedFields.length === 0) node.remove();
			}
		}
		for (const child of node.children) this.run(child, /* @__PURE__ */ new Set([...timeUnitFields, ...producedFields]));
	}
};
/**
* Remove output nodes that are not required.
*/
var RemoveUnnecessaryOutputNodes = class extends TopDownOptimizer {
	constructor() {
		super();
	}
	run(node) {
		if (node instanceof OutputNode && !node.isRequired()) {
			this.setModified();
			node.remove();
		}
	}
};
/**
* Move parse nodes up to forks and merges them if possible.
*/
var MoveParseUp = class extends BottomUpOptimizer {
	run(node) {
		if (isDataSourceNode(node)) return;
		if (node.numChildren() > 1) return;
		for (const child of node.children) if (child instanceof ParseNode) {
			if (node instanceof ParseNode) {
				this.setModified();
				node.merge(child);
			} else {
				if (fieldIntersection(node.producedFields(), child.dependentFields())) continue;
				this.setModified();
				child.swapWithParent();
			}
		}
	}
};
/**
* Inserts an intermediate ParseNode containing all non-conflicting parse fields and removes the empty ParseNodes.
*
* We assume that dependent paths that do not have a parse node can be just merged.
*/
var MergeParse = class extends BottomUpOptimizer {
	run(node) {
		const originalChildren = [...node.children];
		const parseChildren = node.children.filter((child) => child instanceof ParseNode);
		if (node.numChildren() > 1 && parseChildren.length >= 1) {
			const commonParse = {};
			const conflictingParse = /* @__PURE__ */ new Set();
			for (const parseNode of parseChildren) {
				const parse = parseNode.parse;
				for (const k of keys(parse)) if (!(k in commonParse)) commonParse[k] = parse[k];
				else if (commonParse[k] !== parse[k]) conflictingParse.add(k);
			}
			for (const field of conflictingParse) delete commonParse[field];
			if (!isEmpty(commonParse)) {
				this.setModified();
				const mergedParseNode = new ParseNode(node, commonParse);
				for (const childNode of originalChildren) {
					if (childNode instanceof ParseNode) for (const key of keys(commonParse)) delete childNode.parse[key];
					node.removeChild(childNode);
					childNode.parent = mergedParseNode;
					if (childNode instanceof ParseNode && keys(childNode.parse).length === 0) childNode.remove();
				}
			}
		}
	}
};
/**
* Repeatedly remove leaf nodes that are not output or facet nodes.
* The reason is that we don't need subtrees that don't have any output nodes.
* Facet nodes are needed for the row or column domains.
*/
var RemoveUnusedSubtrees = class extends BottomUpOptimizer {
	run(node) {
		if (node instanceof OutputNode || node.numChildren() > 0 || node instanceof FacetNode);
		else if (node instanceof SourceNode);
		else {
			this.setModified();
			node.remove();
		}
	}
};
/**
* Merge adjacent time unit nodes.
*/
var MergeTimeUnits = class extends BottomUpOptimizer {
	run(node) {
		const timeUnitChildren = node.children.filter((x) => x instanceof TimeUnitNode);
		const combination = timeUnitChildren.pop();
		for (const timeUnit of timeUnitChildren) {
			this.setModified();
			combination.merge(timeUnit);
		}
	}
};
var MergeAggregates = class extends BottomUpOptimizer {
	run(node) {
		const aggChildren = node.children.filter((child) => child instanceof AggregateNode);
		const groupedAggregates = {};
		for (const agg of aggChildren) {
			const groupBys = hash(agg.groupBy);
			if (!(groupBys in groupedAggregates)) groupedAggregates[groupBys] = [];
			groupedAggregates[groupBys].push(agg);
		}
		for (const group of keys(groupedAggregates)) {
			const mergeableAggs = groupedAggregates[group];
			if (mergeableAggs.length > 1) {
				const mergedAggs = mergeableAggs.pop();
				for (const agg of mergeableAggs) if (mergedAggs.merge(agg)) {
					node.removeChild(agg);
					agg.parent = mergedAggs;
					agg.remove();
					this.setModified();
				}
			}
		}
	}
};
/**
* Merge bin nodes and move them up through forks. Stop at filters, parse, identifier as we want them to stay before the bin node.
*/
var MergeBins = class extends BottomUpOptimizer {
	model;
	constructor(model) {
		super();
		this.model = model;
	}
	run(node) {
		const moveBinsUp = !(isDataSourceNode(node) || node instanceof FilterNode || node instanceof ParseNode || node instanceof IdentifierNode);
		const promotableBins = [];
		const remainingBins = [];
		for (const child of node.children) if (child instanceof BinNode) {
			if (moveBinsUp && !fieldIntersection(node.producedFields(), child.dependentFields())) promotableBins.push(child);
			else remainingBins.push(child);
		}
		if (promotableBins.length > 0) {
			const promotedBin = promotableBins.pop();
			for (const bin of promotableBins) promotedBin.merge(bin, this.model.renameSignal.bind(this.model));
			this.setModified();
			if (node instanceof BinNode) node.merge(promotedBin, this.model.renameSignal.bind(this.model));
			else promotedBin.swapWithParent();
		}
		if (remainingBins.length > 1) {
			const remainingBin = remainingBins.pop();
			for (const bin of remainingBins) remainingBin.merge(bin, this.model.renameSignal.bind(this.model));
			this.setModified();
		}
	}
};
/**
* This optimizer takes output nodes that are at a fork and moves them before the fork.
*
* The algorithm iterates over the children and tries to find the last output node in a chain of output nodes.
* It then moves all output nodes before that main output node. All other children (and the children of the output nodes)
* are inserted after the main output node.
*/
var MergeOutputs = class extends BottomUpOptimizer {
	run(node) {
		const children = [...node.children];
		if (!some(children, (child) => child instanceof OutputNode) || node.numChildren() <= 1) return;
		const otherChildren = [];
		let mainOutput;
		for (const child of children) if (child instanceof OutputNode) {
			let lastOutput = child;
			while (lastOutput.numChildren() === 1) {
				const [theChild] = lastOutput.children;
				if (theChild instanceof OutputNode) lastOutput = theChild;
				else break;
			}
			otherChildren.push(...lastOutput.children);
			if (mainOutput) {
				node.removeChild(child);
				child.parent = mainOutput.parent;
				mainOutput.parent.removeChild(mainOutput);
				mainOutput.parent = lastOutput;
				this.setModified();
			} else mainOutput = lastOutput;
		} else otherChildren.push(child);
		if (otherChildren.length) {
			this.setModified();
			for (const child of otherChildren) {
				child.parent.removeChild(child);
				child.parent = mainOutput;
			}
		}
	}
};
/**
* A class for the join aggregate transform nodes.
*/
var JoinAggregateTransformNode = class JoinAggregateTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new JoinAggregateTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
	}
	addDimensions(fields) {
		this.transform.groupby = unique(this.transform.groupby.concat(fields), (d) => d);
	}
	dependentFields() {
		const out = /* @__PURE__ */ new Set();
		if (this.transform.groupby) this.transform.groupby.forEach(out.add, out);
		this.transform.joinaggregate.map((w) => w.field).filter((f) => f !== void 0).forEach(out.add, out);
		return out;
	}
	producedFields() {
		return new Set(this.transform.joinaggregate.map(this.getDefaultName));
	}
	getDefaultName(joinAggregateFieldDef) {
		return joinAggregateFieldDef.as ?? vgField(joinAggregateFieldDef);
	}
	hash() {
		return `JoinAggregateTransform ${hash(this.transform)}`;
	}
	assemble() {
		const fields = [];
		const ops = [];
		const as = [];
		for (const joinaggregate of this.transform.joinaggregate) {
			ops.push(joinaggregate.op);
			as.push(this.getDefaultName(joinaggregate));
			fields.push(joinaggregate.field === void 0 ? null : joinaggregate.field);
		}
		const groupby = this.transform.groupby;
		return {
			type: "joinaggregate",
			as,
			ops,
			fields,
			...groupby !== void 0 ? { groupby } : {}
		};
	}
};
var FilterInvalidNode = class FilterInvalidNode extends DataFlowNode {
	filter;
	clone() {
		return new FilterInvalidNode(null, { ...this.filter });
	}
	constructor(parent, filter) {
		super(parent);
		this.filter = filter;
	}
	static make(parent, model, dataSourcesForHandlingInvalidValues) {
		const { config, markDef } = model;
		const { marks, scales } = dataSourcesForHandlingInvalidValues;
		if (marks === "include-invalid-values" && scales === "include-invalid-values") return null;
		const filter = model.reduceFieldDef((aggregator, fieldDef, channel) => {
			const scaleComponent = isScaleChannel(channel) && model.getScaleComponent(channel);
			if (scaleComponent) {
				const scaleType = scaleComponent.get("type");
				const { aggregate } = fieldDef;
				const invalidDataMode = getScaleInvalidDataMode({
					scaleChannel: channel,
					markDef,
					config,
					scaleType,
					isCountAggregate: isCountingAggregateOp(aggregate)
				});
				if (invalidDataMode !== "show" && invalidDataMode !== "always-valid") aggregator[fieldDef.field] = fieldDef;
			}
			return aggregator;
		}, {});
		if (!keys(filter).length) return null;
		return new FilterInvalidNode(parent, filter);
	}
	dependentFields() {
		return new Set(keys(this.filter));
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	hash() {
		return `FilterInvalid ${hash(this.filter)}`;
	}
	/**
	* Create the VgTransforms for each of the filtered fields.
	*/
	assemble() {
		const filters = keys(this.filter).reduce((vegaFilters, field) => {
			const fieldDef = this.filter[field];
			const ref = vgField(fieldDef, { expr: "datum" });
			if (fieldDef !== null) {
				if (fieldDef.type === "temporal") vegaFilters.push(`(isDate(${ref}) || (${isValidFiniteNumberExpr(ref)}))`);
				else if (fieldDef.type === "quantitative") vegaFilters.push(isValidFiniteNumberExpr(ref));
			}
			return vegaFilters;
		}, []);
		return filters.length > 0 ? {
			type: "filter",
			expr: filters.join(" && ")
		} : null;
	}
};
function isValidFiniteNumberExpr(ref) {
	return `isValid(${ref}) && isFinite(+${ref})`;
}
function getStackByFields(model) {
	return model.stack.stackBy.reduce((fields, by) => {
		const fieldDef = by.fieldDef;
		const _field = vgField(fieldDef);
		if (_field) fields.push(_field);
		return fields;
	}, []);
}
function isValidAsArray(as) {
	return isArray(as) && as.every((s) => isString(s)) && as.length > 1;
}
var StackNode = class StackNode extends DataFlowNode {
	_stack;
	clone() {
		return new StackNode(null, duplicate(this._stack));
	}
	constructor(parent, stack) {
		super(parent);
		this._stack = stack;
	}
	static makeFromTransform(parent, stackTransform) {
		const { stack, groupby, as, offset = "zero" } = stackTransform;
		const sortFields = [];
		const sortOrder = [];
		if (stackTransform.sort !== void 0) for (const sortField of stackTransform.sort) {
			sortFields.push(sortField.field);
			sortOrder.push(getFirstDefined(sortField.order, "ascending"));
		}
		const sort = {
			field: sortFields,
			order: sortOrder
		};
		let normalizedAs;
		if (isValidAsArray(as)) normalizedAs = as;
		else if (isString(as)) normalizedAs = [as, `${as}_end`];
		else normalizedAs = [`${stackTransform.stack}_start`, `${stackTransform.stack}_end`];
		return new StackNode(parent, {
			dimensionFieldDefs: [],
			stackField: stack,
			groupby,
			offset,
			sort,
			facetby: [],
			as: normalizedAs
		});
	}
	static makeFromEncoding(parent, model) {
		const stackProperties = model.stack;
		const { encoding } = model;
		if (!stackProperties) return null;
		const { groupbyChannels, fieldChannel, offset, impute } = stackProperties;
		const dimensionFieldDefs = groupbyChannels.map((groupbyChannel) => {
			const cDef = encoding[groupbyChannel];
			return getFieldDef(cDef);
		}).filter((def) => !!def);
		const stackby = getStackByFields(model);
		const orderDef = model.encoding.order;
		let sort;
		if (isArray(orderDef) || isFieldDef(orderDef)) sort = sortParams(orderDef);
		else {
			const sortOrder = isOrderOnlyDef(orderDef) ? orderDef.sort : fieldChannel === "y" ? "descending" : "ascending";
			sort = stackby.reduce((s, field) => {
				if (!s.field.includes(field)) {
					s.field.push(field);
					s.order.push(sortOrder);
				}
				return s;
			}, {
				field: [],
				order: []
			});
		}
		return new StackNode(parent, {
			dimensionFieldDefs,
			stackField: model.vgField(fieldChannel),
			facetby: [],
			stackby,
			sort,
			offset,
			impute,
			as: [model.vgField(fieldChannel, {
				suffix: "start",
				forAs: true
			}), model.vgField(fieldChannel, {
				suffix: "end",
				forAs: true
			})]
		});
	}
	get stack() {
		return this._stack;
	}
	addDimensions(fields) {
		this._stack.facetby.push(...fields);
	}
	dependentFields() {
		const out = /* @__PURE__ */ new Set();
		out.add(this._stack.stackField);
		this.getGroupbyFields().forEach(out.add, out);
		this._stack.facetby.forEach(out.add, out);
		this._stack.sort.field.forEach(out.add, out);
		return out;
	}
	producedFields() {
		return new Set(this._stack.as);
	}
	hash() {
		return `Stack ${hash(this._stack)}`;
	}
	getGroupbyFields() {
		const { dimensionFieldDefs, impute, groupby } = this._stack;
		if (dimensionFieldDefs.length > 0) return dimensionFieldDefs.map((dimensionFieldDef) => {
			if (dimensionFieldDef.bin) {
				if (impute) return [vgField(dimensionFieldDef, { binSuffix: "mid" })];
				return [vgField(dimensionFieldDef, {}), vgField(dimensionFieldDef, { binSuffix: "end" })];
			}
			return [vgField(dimensionFieldDef)];
		}).flat();
		return groupby ?? [];
	}
	assemble() {
		const transform = [];
		const { facetby, dimensionFieldDefs, stackField: field, stackby, sort, offset, impute, as } = this._stack;
		if (impute) for (const dimensionFieldDef of dimensionFieldDefs) {
			const { bandPosition = .5, bin } = dimensionFieldDef;
			if (bin) {
				const binStart = vgField(dimensionFieldDef, { expr: "datum" });
				const binEnd = vgField(dimensionFieldDef, {
					expr: "datum",
					binSuffix: "end"
				});
				transform.push({
					type: "formula",
					expr: `${isValidFiniteNumberExpr(binStart)} ? ${bandPosition}*${binStart}+${1 - bandPosition}*${binEnd} : ${binStart}`,
					as: vgField(dimensionFieldDef, {
						binSuffix: "mid",
						forAs: true
					})
				});
			}
			transform.push({
				type: "impute",
				field,
				groupby: [...stackby, ...facetby],
				key: vgField(dimensionFieldDef, { binSuffix: "mid" }),
				method: "value",
				value: 0
			});
		}
		transform.push({
			type: "stack",
			groupby: [...this.getGroupbyFields(), ...facetby],
			field,
			sort,
			as,
			offset
		});
		return transform;
	}
};
/**
* A class for the window transform nodes
*/
var WindowTransformNode = class WindowTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new WindowTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
	}
	addDimensions(fields) {
		this.transform.groupby = unique(this.transform.groupby.concat(fields), (d) => d);
	}
	dependentFields() {
		const out = /* @__PURE__ */ new Set();
		(this.transform.groupby ?? []).forEach(out.add, out);
		(this.transform.sort ?? []).forEach((m) => out.add(m.field));
		this.transform.window.map((w) => w.field).filter((f) => f !== void 0).forEach(out.add, out);
		return out;
	}
	producedFields() {
		return new Set(this.transform.window.map(this.getDefaultName));
	}
	getDefaultName(windowFieldDef) {
		return windowFieldDef.as ?? vgField(windowFieldDef);
	}
	hash() {
		return `WindowTransform ${hash(this.transform)}`;
	}
	assemble() {
		const fields = [];
		const ops = [];
		const as = [];
		const params = [];
		for (const window of this.transform.window) {
			ops.push(window.op);
			as.push(this.getDefaultName(window));
			params.push(window.param === void 0 ? null : window.param);
			fields.push(window.field === void 0 ? null : window.field);
		}
		const frame = this.transform.frame;
		const groupby = this.transform.groupby;
		if (frame && frame[0] === null && frame[1] === null && ops.every((o) => isAggregateOp(o))) return {
			type: "joinaggregate",
			as,
			ops,
			fields,
			...groupby !== void 0 ? { groupby } : {}
		};
		const sortFields = [];
		const sortOrder = [];
		if (this.transform.sort !== void 0) for (const sortField of this.transform.sort) {
			sortFields.push(sortField.field);
			sortOrder.push(sortField.order ?? "ascending");
		}
		const sort = {
			field: sortFields,
			order: sortOrder
		};
		const ignorePeers = this.transform.ignorePeers;
		return {
			type: "window",
			params,
			as,
			ops,
			fields,
			sort,
			...ignorePeers !== void 0 ? { ignorePeers } : {},
			...groupby !== void 0 ? { groupby } : {},
			...frame !== void 0 ? { frame } : {}
		};
	}
};
/**
* Clones the subtree and ignores output nodes except for the leaves, which are renamed.
*/
function cloneSubtree(facet) {
	function clone(node) {
		if (!(node instanceof FacetNode)) {
			const copy = node.clone();
			if (copy instanceof OutputNode) {
				const newName = FACET_SCALE_PREFIX + copy.getSource();
				copy.setSource(newName);
				facet.model.component.data.outputNodes[newName] = copy;
			} else if (copy instanceof AggregateNode || copy instanceof StackNode || copy instanceof WindowTransformNode || copy instanceof JoinAggregateTransformNode) copy.addDimensions(facet.fields);
			for (const n of node.children.flatMap(clone)) n.parent = copy;
			return [copy];
		}
		return node.children.flatMap(clone);
	}
	return clone;
}
/**
* Move facet nodes down to the next fork or output node. Also pull the main output with the facet node.
* After moving down the facet node, make a copy of the subtree and make it a child of the main output.
*/
function moveFacetDown(node) {
	if (node instanceof FacetNode) {
		if (node.numChildren() === 1 && !(node.children[0] instanceof OutputNode)) {
			const child = node.children[0];
			if (child instanceof AggregateNode || child instanceof StackNode || child instanceof WindowTransformNode || child instanceof JoinAggregateTransformNode) child.addDimensions(node.fields);
			child.swapWithParent();
			moveFacetDown(node);
		} else {
			const facetMain = node.model.component.data.main;
			moveMainDownToFacet(facetMain);
			const cloner = cloneSubtree(node);
			const copy = node.children.map(cloner).flat();
			for (const c of copy) c.parent = facetMain;
		}
	} else node.children.map(moveFacetDown);
}
function moveMainDownToFacet(node) {
	if (node instanceof OutputNode && node.type === DataSourceType.Main) {
		if (node.numChildren() === 1) {
			const child = node.children[0];
			if (!(child instanceof FacetNode)) {
				child.swapWithParent();
				moveMainDownToFacet(node);
			}
		}
	}
}
const FACET_SCALE_PREFIX = "scale_";
const MAX_OPTIMIZATION_RUNS = 5;
/**
* Iterates over a dataflow graph and checks whether all links are consistent.
*/
function checkLinks(nodes) {
	for (const node of nodes) {
		for (const child of node.children) if (child.parent !== node) return false;
		if (!checkLinks(node.children)) return false;
	}
	return true;
}
/**
* Run the specified optimizer on the provided nodes.
*
* @param optimizer The optimizer instance to run.
* @param nodes A set of nodes to optimize.
*/
function runOptimizer(optimizer, nodes) {
	let modified = false;
	for (const node of nodes) modified = optimizer.optimize(node) || modified;
	return modified;
}
function optimizationDataflowHelper(dataComponent, model, firstPass) {
	let roots = dataComponent.sources;
	let modified = false;
	modified = runOptimizer(new RemoveUnnecessaryOutputNodes(), roots) || modified;
	modified = runOptimizer(new RemoveUnnecessaryIdentifierNodes(model), roots) || modified;
	roots = roots.filter((r) => r.numChildren() > 0);
	modified = runOptimizer(new RemoveUnusedSubtrees(), roots) || modified;
	roots = roots.filter((r) => r.numChildren() > 0);
	if (!firstPass) {
		modified = runOptimizer(new MoveParseUp(), roots) || modified;
		modified = runOptimizer(new MergeBins(model), roots) || modified;
		modified = runOptimizer(new RemoveDuplicateTimeUnits(), roots) || modified;
		modified = runOptimizer(new MergeParse(), roots) || modified;
		modified = runOptimizer(new MergeAggregates(), roots) || modified;
		modified = runOptimizer(new MergeTimeUnits(), roots) || modified;
		modified = runOptimizer(new MergeIdenticalNodes(), roots) || modified;
		modified = runOptimizer(new MergeOutputs(), roots) || modified;
	}
	dataComponent.sources = roots;
	return modified;
}
/**
* Optimizes the dataflow of the passed in data component.
*/
function optimizeDataflow(data, model) {
	checkLinks(data.sources);
	let firstPassCounter = 0;
	let secondPassCounter = 0;
	for (let i = 0; i < MAX_OPTIMIZATION_RUNS; i++) {
		if (!optimizationDataflowHelper(data, model, true)) break;
		firstPassCounter++;
	}
	data.sources.map(moveFacetDown);
	for (let i = 0; i < MAX_OPTIMIZATION_RUNS; i++) {
		if (!optimizationDataflowHelper(data, model, false)) break;
		secondPassCounter++;
	}
	checkLinks(data.sources);
	if (Math.max(firstPassCounter, secondPassCounter) === MAX_OPTIMIZATION_RUNS) warn(`Maximum optimization runs(${MAX_OPTIMIZATION_RUNS}) reached.`);
}
/**
* A class that behaves like a SignalRef but lazily generates the signal.
* The provided generator function should use `Model.getSignalName` to use the correct signal name.
*/
var SignalRefWrapper = class SignalRefWrapper {
	constructor(exprGenerator) {
		Object.defineProperty(this, "signal", {
			enumerable: true,
			get: exprGenerator
		});
	}
	signal;
	static fromName(rename, signalName) {
		return new SignalRefWrapper(() => rename(signalName));
	}
};
function parseScaleDomain(model) {
	if (isUnitModel(model)) parseUnitScaleDomain(model);
	else parseNonUnitScaleDomain(model);
}
function parseUnitScaleDomain(model) {
	const localScaleComponents = model.component.scales;
	for (const channel of keys(localScaleComponents)) {
		const domains = parseDomainForChannel(model, channel);
		localScaleComponents[channel].setWithExplicit("domains", domains);
		parseSelectionDomain(model, channel);
		if (model.component.data.isFaceted) {
			let facetParent = model;
			while (!isFacetModel(facetParent) && facetParent.parent) facetParent = facetParent.parent;
			if (facetParent.component.resolve.scale[channel] === "shared") {
				for (const domain of domains.value) if (isDataRefDomain(domain)) domain.data = FACET_SCALE_PREFIX + domain.data.replace(FACET_SCALE_PREFIX, "");
			}
		}
	}
}
function parseNonUnitScaleDomain(model) {
	for (const child of model.children) parseScaleDomain(child);
	const localScaleComponents = model.component.scales;
	for (const channel of keys(localScaleComponents)) {
		let domains;
		let selectionExtent = null;
		for (const child of model.children) {
			const childComponent = child.component.scales[channel];
			if (childComponent) {
				if (domains === void 0) domains = childComponent.getWithExplicit("domains");
				else domains = mergeValuesWithExplicit(domains, childComponent.getWithExplicit("domains"), "domains", "scale", domainsTieBreaker);
				const se = childComponent.get("selectionExtent");
				if (selectionExtent && se && selectionExtent.param !== se.param) warn(NEEDS_SAME_SELECTION);
				selectionExtent = se;
			}
		}
		localScaleComponents[channel].setWithExplicit("domains", domains);
		if (selectionExtent) localScaleComponents[channel].set("selectionExtent", selectionExtent, true);
	}
}
/**
* Remove unaggregated domain if it is not applicable
* Add unaggregated domain if domain is not specified and config.scale.useUnaggregatedDomain is true.
*/
function normalizeUnaggregatedDomain(domain, fieldDef, scaleType, scaleConfig) {
	if (domain === "unaggregated") {
		const { valid, reason } = canUseUnaggregatedDomain(fieldDef, scaleType);
		if (!valid) {
			warn(reason);
			return;
		}
	} else if (domain === void 0 && scaleConfig.useUnaggregatedDomain) {
		const { valid } = canUseUnaggregatedDomain(fieldDef, scaleType);
		if (valid) return "unaggregated";
	}
	return domain;
}
function parseDomainForChannel(model, channel) {
	const scaleType = model.getScaleComponent(channel).get("type");
	const { encoding } = model;
	const domain = normalizeUnaggregatedDomain(model.scaleDomain(channel), model.typedFieldDef(channel), scaleType, model.config.scale);
	if (domain !== model.scaleDomain(channel)) model.specifiedScales[channel] = {
		...model.specifiedScales[channel],
		domain
	};
	if (channel === "x" && getFieldOrDatumDef(encoding.x2)) {
		if (getFieldOrDatumDef(encoding.x)) return mergeValuesWithExplicit(parseSingleChannelDomain(scaleType, domain, model, "x"), parseSingleChannelDomain(scaleType, domain, model, "x2"), "domain", "scale", domainsTieBreaker);
		else return parseSingleChannelDomain(scaleType, domain, model, "x2");
	} else if (channel === "y" && getFieldOrDatumDef(encoding.y2)) {
		if (getFieldOrDatumDef(encoding.y)) return mergeValuesWithExplicit(parseSingleChannelDomain(scaleType, domain, model, "y"), parseSingleChannelDomain(scaleType, domain, model, "y2"), "domain", "scale", domainsTieBreaker);
		else return parseSingleChannelDomain(scaleType, domain, model, "y2");
	}
	return parseSingleChannelDomain(scaleType, domain, model, channel);
}
function mapDomainToDataSignal(domain, type, timeUnit) {
	return domain.map((v) => {
		return { signal: `{data: ${valueExpr(v, {
			timeUnit,
			type
		})}}` };
	});
}
function convertDomainIfItIsDateTime(domain, type, timeUnit) {
	const normalizedTimeUnit = normalizeTimeUnit(timeUnit)?.unit;
	if (type === "temporal" || normalizedTimeUnit) return mapDomainToDataSignal(domain, type, normalizedTimeUnit);
	return [domain];
}
function parseSingleChannelDomain(scaleType, domain, model, channel) {
	const { encoding, markDef, mark, config, stack } = model;
	const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
	const { type } = fieldOrDatumDef;
	const timeUnit = fieldOrDatumDef["timeUnit"];
	const dataSourceTypeForScaleDomain = getScaleDataSourceForHandlingInvalidValues({
		invalid: getMarkConfig("invalid", markDef, config),
		isPath: isPathMark(mark)
	});
	if (isDomainUnionWith(domain)) {
		const defaultDomain = parseSingleChannelDomain(scaleType, void 0, model, channel);
		return makeExplicit([...convertDomainIfItIsDateTime(domain.unionWith, type, timeUnit), ...defaultDomain.value]);
	} else if (isSignalRef(domain)) return makeExplicit([domain]);
	else if (domain && domain !== "unaggregated" && !isParameterDomain(domain)) return makeExplicit(convertDomainIfItIsDateTime(domain, type, timeUnit));
	if (stack && channel === stack.fieldChannel) {
		if (stack.offset === "normalize") return makeImplicit([[0, 1]]);
		const data = model.requestDataName(dataSourceTypeForScaleDomain);
		return makeImplicit([{
			data,
			field: model.vgField(channel, { suffix: "start" })
		}, {
			data,
			field: model.vgField(channel, { suffix: "end" })
		}]);
	}
	const sort = isScaleChannel(channel) && isFieldDef(fieldOrDatumDef) ? domainSort(model, channel, scaleType) : void 0;
	if (isDatumDef(fieldOrDatumDef)) return makeImplicit(convertDomainIfItIsDateTime([fieldOrDatumDef.datum], type, timeUnit));
	const fieldDef = fieldOrDatumDef;
	if (domain === "unaggregated") {
		const { field } = fieldOrDatumDef;
		return makeImplicit([{
			data: model.requestDataName(dataSourceTypeForScaleDomain),
			field: vgField({
				field,
				aggregate: "min"
			})
		}, {
			data: model.requestDataName(dataSourceTypeForScaleDomain),
			field: vgField({
				field,
				aggregate: "max"
			})
		}]);
	} else if (isBinning(fieldDef.bin)) {
		if (hasDiscreteDomain(scaleType)) {
			if (scaleType === "bin-ordinal") return makeImplicit([]);
			return makeImplicit([{
				data: isBoolean(sort) ? model.requestDataName(dataSourceTypeForScaleDomain) : model.requestDataName(DataSourceType.Raw),
				field: model.vgField(channel, binRequiresRange(fieldDef, channel) ? { binSuffix: "range" } : {}),
				sort: sort === true || !isObject(sort) ? {
					field: model.vgField(channel, {}),
					op: "min"
				} : sort
			}]);
		} else {
			const { bin } = fieldDef;
			if (isBinning(bin)) {
				const binSignal = getBinSignalName(model, fieldDef.field, bin);
				return makeImplicit([new SignalRefWrapper(() => {
					const signal = model.getSignalName(binSignal);
					return `[${signal}.start, ${signal}.stop]`;
				})]);
			} else return makeImplicit([{
				data: model.requestDataName(dataSourceTypeForScaleDomain),
				field: model.vgField(channel, {})
			}]);
		}
	} else if (fieldDef.timeUnit && contains(["time", "utc"], scaleType)) {
		const fieldDef2 = encoding[getSecondaryRangeChannel(channel)];
		if (hasBandEnd(fieldDef, fieldDef2, markDef, config)) {
			const data = model.requestDataName(dataSourceTypeForScaleDomain);
			const bandPosition = getBandPosition({
				fieldDef,
				fieldDef2,
				markDef,
				config
			});
			const isRectWithOffset = isRectBasedMark(mark) && bandPosition !== .5 && isXorY(channel);
			return makeImplicit([{
				data,
				field: model.vgField(channel, isRectWithOffset ? { suffix: OFFSETTED_RECT_START_SUFFIX } : {})
			}, {
				data,
				field: model.vgField(channel, { suffix: isRectWithOffset ? OFFSETTED_RECT_END_SUFFIX : "end" })
			}]);
		}
	}
	if (sort) return makeImplicit([{
		data: isBoolean(sort) ? model.requestDataName(dataSourceTypeForScaleDomain) : model.requestDataName(DataSourceType.Raw),
		field: model.vgField(channel),
		sort
	}]);
	else return makeImplicit([{
		data: model.requestDataName(dataSourceTypeForScaleDomain),
		field: model.vgField(channel)
	}]);
}
function normalizeSortField(sort, isStackedMeasure) {
	const { op, field, order } = sort;
	return {
		op: op ?? (isStackedMeasure ? "sum" : DEFAULT_SORT_OP),
		...field ? { field: replacePathInField(field) } : {},
		...order ? { order } : {}
	};
}
function parseSelectionDomain(model, channel) {
	const scale = model.component.scales[channel];
	const spec = model.specifiedScales[channel].domain;
	const bin = model.fieldDef(channel)?.bin;
	const domain = isParameterDomain(spec) ? spec : void 0;
	const extent = isBinParams(bin) && isParameterExtent(bin.extent) ? bin.extent : void 0;
	if (domain || extent) scale.set("selectionExtent", domain ?? extent, true);
}
function domainSort(model, channel, scaleType) {
	if (!hasDiscreteDomain(scaleType)) return;
	const fieldDef = model.fieldDef(channel);
	const sort = fieldDef.sort;
	if (isSortArray(sort)) return {
		op: "min",
		field: sortArrayIndexField(fieldDef, channel),
		order: "ascending"
	};
	const { stack } = model;
	const stackDimensions = stack ? /* @__PURE__ */ new Set([...stack.groupbyFields, ...stack.stackBy.map((s) => s.fieldDef.field)]) : void 0;
	if (isSortField(sort)) return normalizeSortField(sort, stack && !stackDimensions.has(sort.field));
	else if (isSortByEncoding(sort)) {
		const { encoding, order } = sort;
		const fieldDefToSortBy = model.fieldDef(encoding);
		const { aggregate, field } = fieldDefToSortBy;
		const isStackedMeasure = stack && !stackDimensions.has(field);
		if (isArgminDef(aggregate) || isArgmaxDef(aggregate)) return normalizeSortField({
			field: vgField(fieldDefToSortBy),
			order
		}, isStackedMeasure);
		else if (isAggregateOp(aggregate) || !aggregate) return normalizeSortField({
			op: aggregate,
			field,
			order
		}, isStackedMeasure);
	} else if (sort === "descending") return {
		op: "min",
		field: model.vgField(channel),
		order: "descending"
	};
	else if (contains(["ascending", void 0], sort)) return true;
}
/**
* Determine if a scale can use unaggregated domain.
* @return {Boolean} Returns true if all of the following conditions apply:
* 1. `scale.domain` is `unaggregated`
* 2. Aggregation function is not `count` or `sum`
* 3. The scale is quantitative or time scale.
*/
function canUseUnaggregatedDomain(fieldDef, scaleType) {
	const { aggregate, type } = fieldDef;
	if (!aggregate) return {
		valid: false,
		reason: unaggregateDomainHasNoEffectForRawField(fieldDef)
	};
	if (isString(aggregate) && !SHARED_DOMAIN_OPS.has(aggregate)) return {
		valid: false,
		reason: unaggregateDomainWithNonSharedDomainOp(aggregate)
	};
	if (type === "quantitative") {
		if (scaleType === "log") return {
			valid: false,
			reason: unaggregatedDomainWithLogScale(fieldDef)
		};
	}
	return { valid: true };
}
/**
* Tie breaker for mergeValuesWithExplicit for domains. We concat the specified values.
*/
function domainsTieBreaker(v1, v2, property, propertyOf) {
	if (v1.explicit && v2.explicit) warn(mergeConflictingDomainProperty(property, propertyOf, v1.value, v2.value));
	return {
		explicit: v1.explicit,
		value: [...v1.value, ...v2.value]
	};
}
/**
* Converts an array of domains to a single Vega scale domain.
*/
function mergeDomains(domains) {
	const uniqueDomains = unique(domains.map((domain) => {
		if (isDataRefDomain(domain)) {
			const { sort: _s, ...domainWithoutSort } = domain;
			return domainWithoutSort;
		}
		return domain;
	}), hash);
	const sorts = unique(domains.map((d) => {
		if (isDataRefDomain(d)) {
			const s = d.sort;
			if (s !== void 0 && !isBoolean(s)) {
				if ("op" in s && s.op === "count") delete s.field;
				if (s.order === "ascending") delete s.order;
			}
			return s;
		}
	}).filter((s) => s !== void 0), hash);
	if (uniqueDomains.length === 0) return;
	else if (uniqueDomains.length === 1) {
		const domain = domains[0];
		if (isDataRefDomain(domain) && sorts.length > 0) {
			let sort = sorts[0];
			if (sorts.length > 1) {
				warn(MORE_THAN_ONE_SORT);
				const filteredSorts = sorts.filter((s) => isObject(s) && "op" in s && s.op !== "min");
				if (sorts.every((s) => isObject(s) && "op" in s) && filteredSorts.length === 1) sort = filteredSorts[0];
				else sort = true;
			} else if (isObject(sort) && "field" in sort) {
				const sortField = sort.field;
				if (domain.field === sortField) sort = sort.order ? { order: sort.order } : true;
			}
			return {
				...domain,
				sort
			};
		}
		return domain;
	}
	const unionDomainSorts = unique(sorts.map((s) => {
		if (isBoolean(s) || !("op" in s) || isString(s.op) && hasOwnProperty(MULTIDOMAIN_SORT_OP_INDEX, s.op)) return s;
		warn(domainSortDropped(s));
		return true;
	}), hash);
	let sort;
	if (unionDomainSorts.length === 1) sort = unionDomainSorts[0];
	else if (unionDomainSorts.length > 1) {
		warn(MORE_THAN_ONE_SORT);
		sort = true;
	}
	const allData = unique(domains.map((d) => {
		if (isDataRefDomain(d)) return d.data;
		return null;
	}), (x) => x);
	if (allData.length === 1 && allData[0] !== null) return {
		data: allData[0],
		fields: uniqueDomains.map((d) => d.field),
		...sort ? { sort } : {}
	};
	return {
		fields: uniqueDomains,
		...sort ? { sort } : {}
	};
}
/**
* Return a field if a scale uses a single field.
* Return `undefined` otherwise.
*/
function getFieldFromDomain(domain) {
	if (isDataRefDomain(domain) && isString(domain.field)) return domain.field;
	else if (isDataRefUnionedDomain(domain)) {
		let field;
		for (const nonUnionDomain of domain.fields) if (isDataRefDomain(nonUnionDomain) && isString(nonUnionDomain.field)) {
			if (!field) field = nonUnionDomain.field;
			else if (field !== nonUnionDomain.field) {
				warn(FACETED_INDEPENDENT_DIFFERENT_SOURCES);
				return field;
			}
		}
		warn(FACETED_INDEPENDENT_SAME_FIELDS_DIFFERENT_SOURCES);
		return field;
	} else if (isFieldRefUnionDomain(domain)) {
		warn(FACETED_INDEPENDENT_SAME_SOURCE);
		const field = domain.fields[0];
		return isString(field) ? field : void 0;
	}
}
function assembleDomain(model, channel) {
	return mergeDomains(model.component.scales[channel].get("domains").map((domain) => {
		if (isDataRefDomain(domain)) domain.data = model.lookupDataSource(domain.data);
		return domain;
	}));
}
function setLegendEncode(legend, part, vgProp, vgRef) {
	legend.encode ??= {};
	legend.encode[part] ??= {};
	legend.encode[part].update ??= {};
	legend.encode[part].update[vgProp] = vgRef;
}
/**
* Determines the underlying field name for a given scale channel within a model hierarchy.
* @param model - The model to search for the field definition
* @param channel - The scale channel (e.g., 'color', 'size', 'shape') to find the field for
* @returns The field name if found; otherwise undefined
*/
function getFieldKeyForChannel(model, channel) {
	if (isUnitModel(model)) {
		const fd = model.fieldDef(channel);
		if (fd?.field) return fd.field;
	}
	const childFields = (model.children ?? []).map((child) => getFieldKeyForChannel(child, channel)).filter((f) => !!f);
	if (childFields.length > 0) {
		const unique$1 = unique(childFields, hash);
		if (unique$1.length === 1) return unique$1[0];
		return;
	}
}
function legendsAreMergeCompatible(model, channelA, channelB) {
	if (channelA === channelB) return true;
	const typeA = model.getScaleType(channelA);
	const typeB = model.getScaleType(channelB);
	if (!typeA || !typeB) return false;
	return hasDiscreteDomain(typeA) === hasDiscreteDomain(typeB);
}
function getLegendGroupKey(fieldKey, channel) {
	return fieldKey ? `field:${fieldKey}` : `channel:${String(channel)}`;
}
function extractDiscreteValuesFromDomain(domain) {
	if (isArray(domain)) {
		const primitives = domain.filter(isPrimitive);
		return primitives.length > 0 ? primitives : null;
	}
	if (isDataRefUnionedDomain(domain)) {
		const values = [];
		values.push(...domain.fields.flatMap((f) => isArray(f) ? f.filter(isPrimitive) : []));
		if (values.length > 0) return unique(values, hash);
	}
	return null;
}
/**
* Compute the union of discrete values from the domains of two channels.
*
* @param model - The model to compute the union of discrete values for
* @param channelA - The first channel to compute the union of discrete values for
* @param channelB - The second channel to compute the union of discrete values for
* @returns The union of discrete values
*/
function getDiscreteValuesForChannel(model, channel) {
	try {
		return extractDiscreteValuesFromDomain(assembleDomain(model, channel));
	} catch {
		return null;
	}
}
function unionDiscreteValuesForChannels(model, channelA, channelB) {
	const vA = getDiscreteValuesForChannel(model, channelA);
	const vB = getDiscreteValuesForChannel(model, channelB);
	return vA && vB ? unique([...vA, ...vB], hash) : null;
}
function setImplicitLegendValues(cmpt, values, warnMessage) {
	if (values && values.length > 0) {
		if (!cmpt.getWithExplicit("values")?.explicit) {
			if (warnMessage) warn(warnMessage);
			cmpt.set("values", values, false);
		}
	}
}
function domainsExplicitAndEqual(model, channelA, channelB) {
	const scA = model.getScaleComponent(channelA);
	const scB = model.getScaleComponent(channelB);
	if (!scA || !scB) return false;
	const dA = scA.getWithExplicit("domains");
	const dB = scB.getWithExplicit("domains");
	if (!(dA?.explicit && dB?.explicit)) return false;
	const assembledA = assembleDomain(model, channelA);
	const assembledB = assembleDomain(model, channelB);
	return hash(assembledA) === hash(assembledB);
}
/**
* Assemble legends for a model. We group legends by the underlying field used by the encoding.
*
* @param model - The model to assemble legends for
* @returns The assembled legends
*/
function assembleLegends(model) {
	const legendComponentIndex = model.component.legends;
	const legendsByGroup = {};
	for (const channel of keys(legendComponentIndex)) {
		const groupKey = getLegendGroupKey(getFieldKeyForChannel(model, channel), channel);
		if (!legendsByGroup[groupKey]) {
			legendsByGroup[groupKey] = [{
				channel,
				cmpt: legendComponentIndex[channel].clone()
			}];
			continue;
		}
		let mergedIntoExisting = false;
		for (const existing of legendsByGroup[groupKey]) {
			if (!legendsAreMergeCompatible(model, existing.channel, channel)) continue;
			if (mergeLegendComponent(existing.cmpt, legendComponentIndex[channel])) {
				const typeA = model.getScaleType(existing.channel);
				const typeB = model.getScaleType(channel);
				if (typeA && typeB && hasDiscreteDomain(typeA) && hasDiscreteDomain(typeB)) {
					if (domainsExplicitAndEqual(model, existing.channel, channel)) setImplicitLegendValues(existing.cmpt, getDiscreteValuesForChannel(model, existing.channel));
					else setImplicitLegendValues(existing.cmpt, unionDiscreteValuesForChannels(model, existing.channel, channel), legendValuesUnioned(existing.channel, channel));
				}
				mergedIntoExisting = true;
				break;
			}
		}
		if (!mergedIntoExisting) legendsByGroup[groupKey].push({
			channel,
			cmpt: legendComponentIndex[channel].clone()
		});
	}
	return vals(legendsByGroup).flat().map((entry) => assembleLegend(entry.cmpt, model.config)).filter((l) => l !== void 0);
}
function assembleLegend(legendCmpt, config) {
	const { disable, labelExpr, selections, ...legend } = legendCmpt.combine();
	if (disable) return;
	if (config.aria === false && legend.aria == void 0) legend.aria = false;
	if (legend.encode?.symbols) {
		const out = legend.encode.symbols.update;
		if (out.fill && out.fill["value"] !== "transparent" && !out.stroke && !legend.stroke) out.stroke = { value: "transparent" };
		for (const property of LEGEND_SCALE_CHANNELS) if (legend[property]) delete out[property];
	}
	if (!legend.title) delete legend.title;
	if (labelExpr !== void 0) {
		let expr = labelExpr;
		if (legend.encode?.labels?.update && isSignalRef(legend.encode.labels.update.text)) expr = replaceAll(labelExpr, "datum.label", legend.encode.labels.update.text.signal);
		setLegendEncode(legend, "labels", "text", { signal: expr });
	}
	return legend;
}
function assembleProjections(model) {
	if (isLayerModel(model) || isConcatModel(model)) return assembleProjectionsForModelAndChildren(model);
	else return assembleProjectionForModel(model);
}
function assembleProjectionsForModelAndChildren(model) {
	return model.children.reduce((projections, child) => {
		return projections.concat(child.assembleProjections());
	}, assembleProjectionForModel(model));
}
function assembleProjectionForModel(model) {
	const component = model.component.projection;
	if (!component || component.merged) return [];
	const projection = component.combine();
	const { name } = projection;
	if (!component.data) return [{
		name,
		translate: { signal: "[width / 2, height / 2]" },
		...projection
	}];
	else {
		const size = { signal: `[${component.size.map((ref) => ref.signal).join(", ")}]` };
		const fits = component.data.reduce((sources, data) => {
			const source = isSignalRef(data) ? data.signal : `data('${model.lookupDataSource(data)}')`;
			if (!contains(sources, source)) sources.push(source);
			return sources;
		}, []);
		if (fits.length <= 0) throw new Error("Projection's fit didn't find any data sources");
		return [{
			name,
			size,
			fit: { signal: fits.length > 1 ? `[${fits.join(", ")}]` : fits[0] },
			...projection
		}];
	}
}
const PROJECTION_PROPERTIES = [
	"type",
	"clipAngle",
	"clipExtent",
	"center",
	"rotate",
	"precision",
	"reflectX",
	"reflectY",
	"coefficient",
	"distance",
	"fraction",
	"lobes",
	"parallel",
	"radius",
	"ratio",
	"spacing",
	"tilt"
];
var ProjectionComponent = class extends Split {
	specifiedProjection;
	size;
	data;
	merged = false;
	constructor(name, specifiedProjection, size, data) {
		super({ ...specifiedProjection }, { name });
		this.specifiedProjection = specifiedProjection;
		this.size = size;
		this.data = data;
	}
	/**
	* Whether the projection parameters should fit provided data.
	*/
	get isFit() {
		return !!this.data;
	}
};
function parseProjection(model) {
	model.component.projection = isUnitModel(model) ? parseUnitProjection(model) : parseNonUnitProjections(model);
}
function parseUnitProjection(model) {
	if (model.hasProjection) {
		const proj = replaceExprRef(model.specifiedProjection);
		const fit = !(proj && (proj.scale != null || proj.translate != null));
		const size = fit ? [model.getSizeSignalRef("width"), model.getSizeSignalRef("height")] : void 0;
		const data = fit ? gatherFitData(model) : void 0;
		const projComp = new ProjectionComponent(model.projectionName(true), {
			...replaceExprRef(model.config.projection),
			...proj
		}, size, data);
		if (!projComp.get("type")) projComp.set("type", "equalEarth", false);
		return projComp;
	}
}
function gatherFitData(model) {
	const data = [];
	const { encoding } = model;
	for (const posssiblePair of [[LONGITUDE, LATITUDE], [LONGITUDE2, LATITUDE2]]) if (getFieldOrDatumDef(encoding[posssiblePair[0]]) || getFieldOrDatumDef(encoding[posssiblePair[1]])) data.push({ signal: model.getName(`geojson_${data.length}`) });
	if (model.channelHasField(SHAPE) && model.typedFieldDef(SHAPE).type === GEOJSON) data.push({ signal: model.getName(`geojson_${data.length}`) });
	if (data.length === 0) data.push(model.requestDataName(DataSourceType.Main));
	return data;
}
function mergeIfNoConflict(first, second) {
	const allPropertiesShared = every(PROJECTION_PROPERTIES, (prop) => {
		if (!hasOwnProperty(first.explicit, prop) && !hasOwnProperty(second.explicit, prop)) return true;
		if (hasOwnProperty(first.explicit, prop) && hasOwnProperty(second.explicit, prop) && deepEqual(first.get(prop), second.get(prop))) return true;
		return false;
	});
	if (deepEqual(first.size, second.size)) {
		if (allPropertiesShared) return first;
		else if (deepEqual(first.explicit, {})) return second;
		else if (deepEqual(second.explicit, {})) return first;
	}
	return null;
}
function parseNonUnitProjections(model) {
	if (model.children.length === 0) return;
	let nonUnitProjection;
	for (const child of model.children) parseProjection(child);
	const mergable = every(model.children, (child) => {
		const projection = child.component.projection;
		if (!projection) return true;
		else if (!nonUnitProjection) {
			nonUnitProjection = projection;
			return true;
		} else {
			const merge = mergeIfNoConflict(nonUnitProjection, projection);
			if (merge) nonUnitProjection = merge;
			return !!merge;
		}
	});
	if (nonUnitProjection && mergable) {
		const name = model.projectionName(true);
		const modelProjection = new ProjectionComponent(name, nonUnitProjection.specifiedProjection, nonUnitProjection.size, duplicate(nonUnitProjection.data));
		for (const child of model.children) {
			const projection = child.component.projection;
			if (projection) {
				if (projection.isFit) modelProjection.data.push(...child.component.projection.data);
				child.renameProjection(projection.get("name"), name);
				projection.merged = true;
			}
		}
		return modelProjection;
	}
}
function assembleScales(model) {
	if (isLayerModel(model) || isConcatModel(model)) return model.children.reduce((scales, child) => {
		return scales.concat(assembleScales(child));
	}, assembleScalesForModel(model));
	else return assembleScalesForModel(model);
}
function assembleScalesForModel(model) {
	return keys(model.component.scales).reduce((scales, channel) => {
		const scaleComponent = model.component.scales[channel];
		if (scaleComponent.merged) return scales;
		const scale = scaleComponent.combine();
		const { name, type, selectionExtent, domains: _d, range: _r, reverse, ...otherScaleProps } = scale;
		const range = assembleScaleRange(scale.range, name, channel, model);
		const domain = assembleDomain(model, channel);
		const domainRaw = selectionExtent ? assembleSelectionScaleDomain(model, selectionExtent, scaleComponent, domain) : null;
		scales.push({
			name,
			type,
			...domain ? { domain } : {},
			...domainRaw ? { domainRaw } : {},
			range,
			...reverse !== void 0 ? { reverse } : {},
			...otherScaleProps
		});
		return scales;
	}, []);
}
function assembleScaleRange(scaleRange, scaleName, channel, model) {
	if (isXorY(channel)) {
		if (isVgRangeStep(scaleRange)) return { step: { signal: `${scaleName}_step` } };
	} else if (isObject(scaleRange) && isDataRefDomain(scaleRange)) return {
		...scaleRange,
		data: model.lookupDataSource(scaleRange.data)
	};
	return scaleRange;
}
var ScaleComponent = class extends Split {
	merged = false;
	constructor(name, typeWithExplicit) {
		super({}, { name });
		this.setWithExplicit("type", typeWithExplicit);
	}
	/**
	* Whether the scale definitely includes or not include zero in the domain
	*/
	domainHasZero() {
		const scaleType = this.get("type");
		if (contains([
			ScaleType.LOG,
			ScaleType.TIME,
			ScaleType.UTC
		], scaleType)) return "definitely-not";
		const scaleZero = this.get("zero");
		if (scaleZero === true || scaleZero === void 0 && contains([
			ScaleType.LINEAR,
			ScaleType.SQRT,
			ScaleType.POW
		], scaleType)) return "definitely";
		const domains = this.get("domains");
		if (domains.length > 0) {
			let hasExplicitDomainWithZero = false;
			let hasExplicitDomainWithoutZero = false;
			let hasDomainBasedOnField = false;
			for (const d of domains) {
				if (isArray(d)) {
					const first = d[0];
					const last = d[d.length - 1];
					if (isNumber(first) && isNumber(last)) {
						if (first <= 0 && last >= 0) {
							hasExplicitDomainWithZero = true;
							continue;
						} else {
							hasExplicitDomainWithoutZero = true;
							continue;
						}
					}
				}
				hasDomainBasedOnField = true;
			}
			if (hasExplicitDomainWithZero) return "definitely";
			else if (hasExplicitDomainWithoutZero && !hasDomainBasedOnField) return "definitely-not";
		}
		return "maybe";
	}
};
const RANGE_PROPERTIES = ["range", "scheme"];
function parseUnitScaleRange(model) {
	const localScaleComponents = model.component.scales;
	for (const channel of SCALE_CHANNELS) {
		const localScaleCmpt = localScaleComponents[channel];
		if (!localScaleCmpt) continue;
		const rangeWithExplicit = parseRangeForChannel(channel, model);
		localScaleCmpt.setWithExplicit("range", rangeWithExplicit);
	}
}
function getBinStepSignal(model, channel) {
	const fieldDef = model.fieldDef(channel);
	if (fieldDef?.bin) {
		const { bin, field } = fieldDef;
		const sizeType = getSizeChannel(channel);
		const sizeSignal = model.getName(sizeType);
		if (isObject(bin) && bin.binned && bin.step !== void 0) return new SignalRefWrapper(() => {
			const scaleName = model.scaleName(channel);
			const binCount = `(domain("${scaleName}")[1] - domain("${scaleName}")[0]) / ${bin.step}`;
			return `${model.getSignalName(sizeSignal)} / (${binCount})`;
		});
		else if (isBinning(bin)) {
			const binSignal = getBinSignalName(model, field, bin);
			return new SignalRefWrapper(() => {
				const updatedName = model.getSignalName(binSignal);
				const binCount = `(${updatedName}.stop - ${updatedName}.start) / ${updatedName}.step`;
				return `${model.getSignalName(sizeSignal)} / (${binCount})`;
			});
		}
	}
}
/**
* Return mixins that includes one of the Vega range types (explicit range, range.step, range.scheme).
*/
function parseRangeForChannel(channel, model) {
	const specifiedScale = model.specifiedScales[channel];
	const { size } = model;
	const scaleType = model.getScaleComponent(channel).get("type");
	for (const property of RANGE_PROPERTIES) if (specifiedScale[property] !== void 0) {
		const supportedByScaleType = scaleTypeSupportProperty(scaleType, property);
		const channelIncompatability = channelScalePropertyIncompatability(channel, property);
		if (!supportedByScaleType) warn(scalePropertyNotWorkWithScaleType(scaleType, property, channel));
		else if (channelIncompatability) warn(channelIncompatability);
		else switch (property) {
			case "range": {
				const range = specifiedScale.range;
				if (isArray(range)) {
					if (isXorY(channel)) return makeExplicit(range.map((v) => {
						if (v === "width" || v === "height") {
							const sizeSignal = model.getName(v);
							const getSignalName = model.getSignalName.bind(model);
							return SignalRefWrapper.fromName(getSignalName, sizeSignal);
						}
						return v;
					}));
				} else if (isObject(range)) return makeExplicit({
					data: model.requestDataName(DataSourceType.Main),
					field: range.field,
					sort: {
						op: "min",
						field: model.vgField(channel)
					}
				});
				return makeExplicit(range);
			}
			case "scheme": return makeExplicit(parseScheme(specifiedScale[property]));
		}
	}
	const sizeChannel = channel === X || channel === "xOffset" ? "width" : "height";
	const sizeValue = size[sizeChannel];
	if (isStep(sizeValue)) {
		if (isXorY(channel)) {
			if (hasDiscreteDomain(scaleType)) {
				const step = getPositionStep(sizeValue, model, channel);
				if (step) return makeExplicit({ step });
			} else warn(stepDropped(sizeChannel));
		} else if (isXorYOffset(channel)) {
			const positionChannel = channel === XOFFSET ? "x" : "y";
			if (model.getScaleComponent(positionChannel).get("type") === "band") {
				const step = getOffsetStep(sizeValue, scaleType);
				if (step) return makeExplicit(step);
			}
		}
	}
	const { rangeMin, rangeMax } = specifiedScale;
	const d = defaultRange(channel, model);
	if ((rangeMin !== void 0 || rangeMax !== void 0) && scaleTypeSupportProperty(scaleType, "rangeMin") && isArray(d) && d.length === 2) return makeExplicit([rangeMin ?? d[0], rangeMax ?? d[1]]);
	return makeImplicit(d);
}
function parseScheme(scheme) {
	if (isExtendedScheme(scheme)) return {
		scheme: scheme.name,
		...omit(scheme, ["name"])
	};
	return { scheme };
}
function fullWidthOrHeightRange(channel, model, scaleType, { center } = {}) {
	const sizeType = getSizeChannel(channel);
	const sizeSignal = model.getName(sizeType);
	const getSignalName = model.getSignalName.bind(model);
	if (channel === Y && hasContinuousDomain(scaleType)) return center ? [SignalRefWrapper.fromName((name) => `${getSignalName(name)}/2`, sizeSignal), SignalRefWrapper.fromName((name) => `-${getSignalName(name)}/2`, sizeSignal)] : [SignalRefWrapper.fromName(getSignalName, sizeSignal), 0];
	else return center ? [SignalRefWrapper.fromName((name) => `-${getSignalName(name)}/2`, sizeSignal), SignalRefWrapper.fromName((name) => `${getSignalName(name)}/2`, sizeSignal)] : [0, SignalRefWrapper.fromName(getSignalName, sizeSignal)];
}
function defaultRange(channel, model) {
	const { size, config, mark, encoding } = model;
	const { type } = getFieldOrDatumDef(encoding[channel]);
	const scaleType = model.getScaleComponent(channel).get("type");
	const { domain, domainMid } = model.specifiedScales[channel];
	switch (channel) {
		case X:
		case Y:
			if (contains(["point", "band"], scaleType)) {
				const positionSize = getDiscretePositionSize(channel, size, config.view);
				if (isStep(positionSize)) return { step: getPositionStep(positionSize, model, channel) };
			}
			return fullWidthOrHeightRange(channel, model, scaleType);
		case XOFFSET:
		case YOFFSET: return getOffsetRange(channel, model, scaleType);
		case SIZE: {
			const rangeMin = sizeRangeMin(mark, config);
			const rangeMax = sizeRangeMax(mark, size, model, config);
			if (isContinuousToDiscrete(scaleType)) return interpolateRange(rangeMin, rangeMax, defaultContinuousToDiscreteCount(scaleType, config, domain, channel));
			else return [rangeMin, rangeMax];
		}
		case THETA: return [0, Math.PI * 2];
		case ANGLE: return [0, 360];
		case RADIUS: return [0, new SignalRefWrapper(() => {
			return `min(${model.getSignalName(isFacetModel(model.parent) ? "child_width" : "width")},${model.getSignalName(isFacetModel(model.parent) ? "child_height" : "height")})/2`;
		})];
		case TIME: return { step: 1e3 / config.scale.framesPerSecond };
		case STROKEWIDTH: return [config.scale.minStrokeWidth, config.scale.maxStrokeWidth];
		case STROKEDASH: return [
			[1, 0],
			[4, 2],
			[2, 1],
			[1, 1],
			[
				1,
				2,
				4,
				2
			]
		];
		case SHAPE: return "symbol";
		case COLOR:
		case FILL:
		case STROKE: if (scaleType === "ordinal") return type === "nominal" ? "category" : "ordinal";
		else if (domainMid !== void 0) return "diverging";
		else return mark === "rect" || mark === "geoshape" ? "heatmap" : "ramp";
		case OPACITY:
		case FILLOPACITY:
		case STROKEOPACITY: return [config.scale.minOpacity, config.scale.maxOpacity];
	}
}
function getPositionStep(step, model, channel) {
	const { encoding } = model;
	const mergedScaleCmpt = model.getScaleComponent(channel);
	const offsetChannel = getOffsetScaleChannel(channel);
	const offsetDef = encoding[offsetChannel];
	if (getStepFor({
		step,
		offsetIsDiscrete: isFieldOrDatumDef(offsetDef) && isDiscrete$1(offsetDef.type)
	}) === "offset" && channelHasFieldOrDatum(encoding, offsetChannel)) {
		const offsetScaleCmpt = model.getScaleComponent(offsetChannel);
		let stepCount = `domain('${model.scaleName(offsetChannel)}').length`;
		if (offsetScaleCmpt.get("type") === "band") {
			const offsetPaddingInner = offsetScaleCmpt.get("paddingInner") ?? offsetScaleCmpt.get("padding") ?? 0;
			const offsetPaddingOuter = offsetScaleCmpt.get("paddingOuter") ?? offsetScaleCmpt.get("padding") ?? 0;
			stepCount = `bandspace(${stepCount}, ${offsetPaddingInner}, ${offsetPaddingOuter})`;
		}
		const paddingInner = mergedScaleCmpt.get("paddingInner") ?? mergedScaleCmpt.get("padding");
		return { signal: `${step.step} * ${stepCount} / (1-${exprFromSignalRefOrValue(paddingInner)})` };
	} else return step.step;
}
function getOffsetStep(step, offsetScaleType) {
	if (getStepFor({
		step,
		offsetIsDiscrete: hasDiscreteDomain(offsetScaleType)
	}) === "offset") return { step: step.step };
}
function getOffsetRange(channel, model, offsetScaleType) {
	const positionChannel = channel === XOFFSET ? "x" : "y";
	const positionScaleCmpt = model.getScaleComponent(positionChannel);
	if (!positionScaleCmpt) return fullWidthOrHeightRange(positionChannel, model, offsetScaleType, { center: true });
	const positionScaleType = positionScaleCmpt.get("type");
	const positionScaleName = model.scaleName(positionChannel);
	const { markDef, config } = model;
	if (positionScaleType === "band") {
		const size = getDiscretePositionSize(positionChannel, model.size, model.config.view);
		if (isStep(size)) {
			const step = getOffsetStep(size, offsetScaleType);
			if (step) return step;
		}
		return [0, { signal: `bandwidth('${positionScaleName}')` }];
	} else {
		const positionDef = model.encoding[positionChannel];
		if (isFieldDef(positionDef) && positionDef.timeUnit) {
			const duration = durationExpr(positionDef.timeUnit, (expr) => `scale('${positionScaleName}', ${expr})`);
			const padding = model.config.scale.bandWithNestedOffsetPaddingInner;
			const bandPositionOffset = getBandPosition({
				fieldDef: positionDef,
				markDef,
				config
			}) - .5;
			const bandPositionOffsetExpr = bandPositionOffset !== 0 ? ` + ${bandPositionOffset}` : "";
			if (padding) {
				const startRatio = isSignalRef(padding) ? `${padding.signal}/2${bandPositionOffsetExpr}` : `${padding / 2 + bandPositionOffset}`;
				const endRatio = isSignalRef(padding) ? `(1 - ${padding.signal}/2)${bandPositionOffsetExpr}` : `${1 - padding / 2 + bandPositionOffset}`;
				return [{ signal: `${startRatio} * (${duration})` }, { signal: `${endRatio} * (${duration})` }];
			}
			return [0, { signal: duration }];
		}
		return never(`Cannot use ${channel} scale if ${positionChannel} scale is not discrete.`);
	}
}
function getDiscretePositionSize(channel, size, viewConfig) {
	const sizeChannel = channel === X ? "width" : "height";
	const sizeValue = size[sizeChannel];
	if (sizeValue !== void 0) return sizeValue;
	return getViewConfigDiscreteSize(viewConfig, sizeChannel);
}
function defaultContinuousToDiscreteCount(scaleType, config, domain, channel) {
	switch (scaleType) {
		case "quantile": return config.scale.quantileCount;
		case "quantize": return config.scale.quantizeCount;
		case "threshold": if (domain !== void 0 && isArray(domain)) return domain.length + 1;
		else {
			warn(domainRequiredForThresholdScale(channel));
			return 3;
		}
	}
}
/**
* Returns the linear interpolation of the range according to the cardinality
*
* @param rangeMin start of the range
* @param rangeMax end of the range
* @param cardinality number of values in the output range
*/
function interpolateRange(rangeMin, rangeMax, cardinality) {
	const f = () => {
		const rMax = signalOrStringValue(rangeMax);
		const rMin = signalOrStringValue(rangeMin);
		const step = `(${rMax} - ${rMin}) / (${cardinality} - 1)`;
		return `sequence(${rMin}, ${rMax} + ${step}, ${step})`;
	};
	if (isSignalRef(rangeMax)) return new SignalRefWrapper(f);
	else return { signal: f() };
}
function sizeRangeMin(mark, config) {
	switch (mark) {
		case "bar":
		case "tick": return config.scale.minBandSize;
		case "line":
		case "trail":
		case "rule": return config.scale.minStrokeWidth;
		case "text": return config.scale.minFontSize;
		case "point":
		case "square":
		case "circle": return config.scale.minSize;
	}
	/* istanbul ignore next: should never reach here */
	throw new Error(incompatibleChannel("size", mark));
}
const MAX_SIZE_RANGE_STEP_RATIO = .95;
function sizeRangeMax(mark, size, model, config) {
	const xyStepSignals = {
		x: getBinStepSignal(model, "x"),
		y: getBinStepSignal(model, "y")
	};
	switch (mark) {
		case "bar":
		case "tick": {
			if (config.scale.maxBandSize !== void 0) return config.scale.maxBandSize;
			const min = minXYStep(size, xyStepSignals, config.view);
			if (isNumber(min)) return min - 1;
			else return new SignalRefWrapper(() => `${min.signal} - 1`);
		}
		case "line":
		case "trail":
		case "rule": return config.scale.maxStrokeWidth;
		case "text": return config.scale.maxFontSize;
		case "point":
		case "square":
		case "circle": {
			if (config.scale.maxSize) return config.scale.maxSize;
			const pointStep = minXYStep(size, xyStepSignals, config.view);
			if (isNumber(pointStep)) return Math.pow(MAX_SIZE_RANGE_STEP_RATIO * pointStep, 2);
			else return new SignalRefWrapper(() => `pow(${MAX_SIZE_RANGE_STEP_RATIO} * ${pointStep.signal}, 2)`);
		}
	}
	/* istanbul ignore next: should never reach here */
	throw new Error(incompatibleChannel("size", mark));
}
/**
* @returns {number} Range step of x or y or minimum between the two if both are ordinal scale.
*/
function minXYStep(size, xyStepSignals, viewConfig) {
	const widthStep = isStep(size.width) ? size.width.step : getViewConfigDiscreteStep(viewConfig, "width");
	const heightStep = isStep(size.height) ? size.height.step : getViewConfigDiscreteStep(viewConfig, "height");
	if (xyStepSignals.x || xyStepSignals.y) return new SignalRefWrapper(() => {
		return `min(${[xyStepSignals.x ? xyStepSignals.x.signal : widthStep, xyStepSignals.y ? xyStepSignals.y.signal : heightStep].join(", ")})`;
	});
	return Math.min(widthStep, heightStep);
}
function parseScaleProperty(model, property) {
	if (isUnitModel(model)) parseUnitScaleProperty(model, property);
	else parseNonUnitScaleProperty(model, property);
}
function parseUnitScaleProperty(model, property) {
	const localScaleComponents = model.component.scales;
	const { config, encoding, markDef, specifiedScales } = model;
	for (const channel of keys(localScaleComponents)) {
		const specifiedScale = specifiedScales[channel];
		const localScaleCmpt = localScaleComponents[channel];
		const mergedScaleCmpt = model.getScaleComponent(channel);
		const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
		const specifiedValue = specifiedScale[property];
		const scaleType = mergedScaleCmpt.get("type");
		const scalePadding = mergedScaleCmpt.get("padding");
		const scalePaddingInner = mergedScaleCmpt.get("paddingInner");
		const supportedByScaleType = scaleTypeSupportProperty(scaleType, property);
		const channelIncompatability = channelScalePropertyIncompatability(channel, property);
		if (specifiedValue !== void 0) {
			if (!supportedByScaleType) warn(scalePropertyNotWorkWithScaleType(scaleType, property, channel));
			else if (channelIncompatability) warn(channelIncompatability);
		}
		if (supportedByScaleType && channelIncompatability === void 0) {
			if (specifiedValue !== void 0) {
				const timeUnit = fieldOrDatumDef.timeUnit;
				const type = fieldOrDatumDef.type;
				switch (property) {
					case "domainMax":
					case "domainMin":
						if (isDateTime(specifiedScale[property]) || type === "temporal" || timeUnit) localScaleCmpt.set(property, { signal: valueExpr(specifiedScale[property], {
							type,
							timeUnit
						}) }, true);
						else localScaleCmpt.set(property, specifiedScale[property], true);
						break;
					default: localScaleCmpt.copyKeyFromObject(property, specifiedScale);
				}
			} else {
				const value = hasProperty(scaleRules, property) ? scaleRules[property]({
					model,
					channel,
					fieldOrDatumDef,
					scaleType,
					scalePadding,
					scalePaddingInner,
					domain: specifiedScale.domain,
					domainMin: specifiedScale.domainMin,
					domainMax: specifiedScale.domainMax,
					markDef,
					config,
					hasNestedOffsetScale: channelHasNestedOffsetScale(encoding, channel),
					hasSecondaryRangeChannel: !!encoding[getSecondaryRangeChannel(channel)]
				}) : config.scale[property];
				if (value !== void 0) localScaleCmpt.set(property, value, false);
			}
		}
	}
}
const scaleRules = {
	bins: ({ model, fieldOrDatumDef }) => isFieldDef(fieldOrDatumDef) ? bins(model, fieldOrDatumDef) : void 0,
	interpolate: ({ channel, fieldOrDatumDef }) => interpolate(channel, fieldOrDatumDef.type),
	nice: ({ scaleType, channel, domain, domainMin, domainMax, fieldOrDatumDef }) => nice(scaleType, channel, domain, domainMin, domainMax, fieldOrDatumDef),
	padding: ({ channel, scaleType, fieldOrDatumDef, markDef, config }) => padding(channel, scaleType, config.scale, fieldOrDatumDef, markDef, config.bar),
	paddingInner: ({ scalePadding, channel, markDef, scaleType, config, hasNestedOffsetScale }) => paddingInner(scalePadding, channel, markDef.type, scaleType, config.scale, hasNestedOffsetScale),
	paddingOuter: ({ scalePadding, channel, scaleType, scalePaddingInner, config, hasNestedOffsetScale }) => paddingOuter(scalePadding, channel, scaleType, scalePaddingInner, config.scale, hasNestedOffsetScale),
	reverse: ({ fieldOrDatumDef, scaleType, channel, config }) => {
		return reverse(scaleType, isFieldDef(fieldOrDatumDef) ? fieldOrDatumDef.sort : void 0, channel, config.scale);
	},
	zero: ({ channel, fieldOrDatumDef, domain, markDef, scaleType, config, hasSecondaryRangeChannel }) => zero(channel, fieldOrDatumDef, domain, markDef, scaleType, config.scale, hasSecondaryRangeChannel)
};
function parseScaleRange(model) {
	if (isUnitModel(model)) parseUnitScaleRange(model);
	else parseNonUnitScaleProperty(model, "range");
}
function parseNonUnitScaleProperty(model, property) {
	const localScaleComponents = model.component.scales;
	for (const child of model.children) if (property === "range") parseScaleRange(child);
	else parseScaleProperty(child, property);
	for (const channel of keys(localScaleComponents)) {
		let valueWithExplicit;
		for (const child of model.children) {
			const childComponent = child.component.scales[channel];
			if (childComponent) {
				const childValueWithExplicit = childComponent.getWithExplicit(property);
				valueWithExplicit = mergeValuesWithExplicit(valueWithExplicit, childValueWithExplicit, property, "scale", tieBreakByComparing((v1, v2) => {
					switch (property) {
						case "range":
							if (v1.step && v2.step) return v1.step - v2.step;
							return 0;
					}
					return 0;
				}));
			}
		}
		localScaleComponents[channel].setWithExplicit(property, valueWithExplicit);
	}
}
function bins(model, fieldDef) {
	const bin = fieldDef.bin;
	if (isBinning(bin)) {
		const binSignal = getBinSignalName(model, fieldDef.field, bin);
		return new SignalRefWrapper(() => {
			return model.getSignalName(binSignal);
		});
	} else if (isBinned(bin) && isBinParams(bin) && bin.step !== void 0) return { step: bin.step };
}
function interpolate(channel, type) {
	if (contains([
		COLOR,
		FILL,
		STROKE
	], channel) && type !== "nominal") return "hcl";
}
function nice(scaleType, channel, specifiedDomain, domainMin, domainMax, fieldOrDatumDef) {
	if (getFieldDef(fieldOrDatumDef)?.bin || isArray(specifiedDomain) || domainMax != null || domainMin != null || contains([ScaleType.TIME, ScaleType.UTC], scaleType)) return;
	return isXorY(channel) ? true : void 0;
}
function padding(channel, scaleType, scaleConfig, fieldOrDatumDef, markDef, barConfig) {
	if (isXorY(channel)) {
		if (isContinuousToContinuous(scaleType)) {
			if (scaleConfig.continuousPadding !== void 0) return scaleConfig.continuousPadding;
			const { type, orient } = markDef;
			if (type === "bar" && !(isFieldDef(fieldOrDatumDef) && (fieldOrDatumDef.bin || fieldOrDatumDef.timeUnit))) {
				if (orient === "vertical" && channel === "x" || orient === "horizontal" && channel === "y") return barConfig.continuousBandSize;
			}
		}
		if (scaleType === ScaleType.POINT) return scaleConfig.pointPadding;
	}
}
function paddingInner(paddingValue, channel, mark, scaleType, scaleConfig, hasNestedOffsetScale = false) {
	if (paddingValue !== void 0) return;
	if (isXorY(channel)) {
		const { bandPaddingInner, barBandPaddingInner, rectBandPaddingInner, tickBandPaddingInner, bandWithNestedOffsetPaddingInner } = scaleConfig;
		if (hasNestedOffsetScale) return bandWithNestedOffsetPaddingInner;
		return getFirstDefined(bandPaddingInner, mark === "bar" ? barBandPaddingInner : mark === "tick" ? tickBandPaddingInner : rectBandPaddingInner);
	} else if (isXorYOffset(channel)) {
		if (scaleType === ScaleType.BAND) return scaleConfig.offsetBandPaddingInner;
	}
}
function paddingOuter(paddingValue, channel, scaleType, paddingInnerValue, scaleConfig, hasNestedOffsetScale = false) {
	if (paddingValue !== void 0) return;
	if (isXorY(channel)) {
		const { bandPaddingOuter, bandWithNestedOffsetPaddingOuter } = scaleConfig;
		if (hasNestedOffsetScale) return bandWithNestedOffsetPaddingOuter;
		if (scaleType === ScaleType.BAND) return getFirstDefined(bandPaddingOuter, isSignalRef(paddingInnerValue) ? { signal: `${paddingInnerValue.signal}/2` } : paddingInnerValue / 2);
	} else if (isXorYOffset(channel)) {
		if (scaleType === ScaleType.POINT) return .5;
		else if (scaleType === ScaleType.BAND) return scaleConfig.offsetBandPaddingOuter;
	}
}
function reverse(scaleType, sort, channel, scaleConfig) {
	if (channel === "x" && scaleConfig.xReverse !== void 0) {
		if (hasContinuousDomain(scaleType) && sort === "descending") {
			if (isSignalRef(scaleConfig.xReverse)) return { signal: `!${scaleConfig.xReverse.signal}` };
			else return !scaleConfig.xReverse;
		}
		return scaleConfig.xReverse;
	}
	if (hasContinuousDomain(scaleType) && sort === "descending") return true;
}
function zero(channel, fieldDef, specifiedDomain, markDef, scaleType, scaleConfig, hasSecondaryRangeChannel) {
	if (!!specifiedDomain && specifiedDomain !== "unaggregated") {
		if (hasContinuousDomain(scaleType)) {
			if (isArray(specifiedDomain)) {
				const first = specifiedDomain[0];
				const last = specifiedDomain[specifiedDomain.length - 1];
				if (isNumber(first) && first <= 0 && isNumber(last) && last >= 0) return true;
			}
			return false;
		}
	}
	if (channel === "size" && fieldDef.type === "quantitative" && !isContinuousToDiscrete(scaleType)) return true;
	if (!(isFieldDef(fieldDef) && fieldDef.bin) && contains([...POSITION_SCALE_CHANNELS, ...POLAR_POSITION_SCALE_CHANNELS], channel)) {
		const { orient, type } = markDef;
		if (contains([
			"bar",
			"area",
			"line",
			"trail"
		], type)) {
			if (orient === "horizontal" && channel === "y" || orient === "vertical" && channel === "x") return false;
		}
		if (contains(["bar", "area"], type) && !hasSecondaryRangeChannel) return true;
		return scaleConfig?.zero;
	}
	return false;
}
/**
* Determine if there is a specified scale type and if it is appropriate,
* or determine default type if type is unspecified or inappropriate.
*/
function scaleType(specifiedScale, channel, fieldDef, mark, hasNestedOffsetScale = false) {
	const defaultScaleType = defaultType(channel, fieldDef, mark, hasNestedOffsetScale);
	const { type } = specifiedScale;
	if (!isScaleChannel(channel)) return null;
	if (type !== void 0) {
		if (!channelSupportScaleType(channel, type)) {
			warn(scaleTypeNotWorkWithChannel(channel, type, defaultScaleType));
			return defaultScaleType;
		}
		if (isFieldDef(fieldDef) && !scaleTypeSupportDataType(type, fieldDef.type)) {
			warn(scaleTypeNotWorkWithFieldDef(type, defaultScaleType));
			return defaultScaleType;
		}
		return type;
	}
	return defaultScaleType;
}
/**
* Determine appropriate default scale type.
*/
function defaultType(channel, fieldDef, mark, hasNestedOffsetScale) {
	switch (fieldDef.type) {
		case "nominal":
		case "ordinal": {
			if (isColorChannel(channel) || rangeType(channel) === "discrete") {
				if (channel === "shape" && fieldDef.type === "ordinal") warn(discreteChannelCannotEncode(channel, "ordinal"));
				return "ordinal";
			}
			if (isTime(channel)) return "band";
			if (isXorY(channel) || isXorYOffset(channel)) {
				if (contains([
					"rect",
					"bar",
					"image",
					"rule",
					"tick"
				], mark.type)) return "band";
				if (hasNestedOffsetScale) return "band";
			} else if (mark.type === "arc" && channel in POLAR_POSITION_SCALE_CHANNEL_INDEX) return "band";
			const dimensionSize = mark[getSizeChannel(channel)];
			if (isRelativeBandSize(dimensionSize)) return "band";
			if (isPositionFieldOrDatumDef(fieldDef) && fieldDef.axis?.tickBand) return "band";
			return "point";
		}
		case "temporal":
			if (isColorChannel(channel)) return "time";
			else if (rangeType(channel) === "discrete") {
				warn(discreteChannelCannotEncode(channel, "temporal"));
				return "ordinal";
			} else if (isFieldDef(fieldDef) && fieldDef.timeUnit && normalizeTimeUnit(fieldDef.timeUnit).utc) return "utc";
			else if (isTime(channel)) return "band";
			return "time";
		case "quantitative":
			if (isColorChannel(channel)) {
				if (isFieldDef(fieldDef) && isBinning(fieldDef.bin)) return "bin-ordinal";
				return "linear";
			} else if (rangeType(channel) === "discrete") {
				warn(discreteChannelCannotEncode(channel, "quantitative"));
				return "ordinal";
			} else if (isTime(channel)) return "band";
			return "linear";
		case "geojson": return;
	}
	/* istanbul ignore next: should never reach this */
	throw new Error(invalidFieldType(fieldDef.type));
}
function parseScales(model, { ignoreRange } = {}) {
	parseScaleCore(model);
	parseScaleDomain(model);
	for (const prop of NON_TYPE_DOMAIN_RANGE_VEGA_SCALE_PROPERTIES) parseScaleProperty(model, prop);
	if (!ignoreRange) parseScaleRange(model);
}
function parseScaleCore(model) {
	if (isUnitModel(model)) model.component.scales = parseUnitScaleCore(model);
	else model.component.scales = parseNonUnitScaleCore(model);
}
/**
* Parse scales for all channels of a model.
*/
function parseUnitScaleCore(model) {
	const { encoding, mark, markDef } = model;
	const scaleComponents = {};
	for (const channel of SCALE_CHANNELS) {
		const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
		if (fieldOrDatumDef && mark === GEOSHAPE && channel === SHAPE && fieldOrDatumDef.type === GEOJSON) continue;
		let specifiedScale = fieldOrDatumDef && fieldOrDatumDef.scale;
		if (fieldOrDatumDef && specifiedScale !== null && specifiedScale !== false) {
			specifiedScale ??= {};
			const hasNestedOffsetScale = channelHasNestedOffsetScale(encoding, channel);
			const sType = scaleType(specifiedScale, channel, fieldOrDatumDef, markDef, hasNestedOffsetScale);
			scaleComponents[channel] = new ScaleComponent(model.scaleName(`${channel}`, true), {
				value: sType,
				explicit: specifiedScale.type === sType
			});
		}
	}
	return scaleComponents;
}
const scaleTypeTieBreaker = tieBreakByComparing((st1, st2) => scaleTypePrecedence(st1) - scaleTypePrecedence(st2));
function parseNonUnitScaleCore(model) {
	const scaleComponents = model.component.scales = {};
	const scaleTypeWithExplicitIndex = {};
	const resolve = model.component.resolve;
	for (const child of model.children) {
		parseScaleCore(child);
		for (const channel of keys(child.component.scales)) {
			resolve.scale[channel] ??= defaultScaleResolve(channel, model);
			if (resolve.scale[channel] === "shared") {
				const explicitScaleType = scaleTypeWithExplicitIndex[channel];
				const childScaleType = child.component.scales[channel].getWithExplicit("type");
				if (explicitScaleType) {
					if (scaleCompatible(explicitScaleType.value, childScaleType.value)) scaleTypeWithExplicitIndex[channel] = mergeValuesWithExplicit(explicitScaleType, childScaleType, "type", "scale", scaleTypeTieBreaker);
					else {
						resolve.scale[channel] = "independent";
						delete scaleTypeWithExplicitIndex[channel];
					}
				} else scaleTypeWithExplicitIndex[channel] = childScaleType;
			}
		}
	}
	for (const channel of keys(scaleTypeWithExplicitIndex)) {
		const name = model.scaleName(channel, true);
		const typeWithExplicit = scaleTypeWithExplicitIndex[channel];
		scaleComponents[channel] = new ScaleComponent(name, typeWithExplicit);
		for (const child of model.children) {
			const childScale = child.component.scales[channel];
			if (childScale) {
				child.renameScale(childScale.get("name"), name);
				childScale.merged = true;
			}
		}
	}
	return scaleComponents;
}
var NameMap = class {
	nameMap;
	constructor() {
		this.nameMap = {};
	}
	rename(oldName, newName) {
		this.nameMap[oldName] = newName;
	}
	has(name) {
		return this.nameMap[name] !== void 0;
	}
	get(name) {
		while (this.nameMap[name] && name !== this.nameMap[name]) name = this.nameMap[name];
		return name;
	}
};
function isUnitModel(model) {
	return model?.type === "unit";
}
function isFacetModel(model) {
	return model?.type === "facet";
}
function isConcatModel(model) {
	return model?.type === "concat";
}
function isLayerModel(model) {
	return model?.type === "layer";
}
var Model = class {
	type;
	parent;
	config;
	name;
	size;
	title;
	description;
	data;
	transforms;
	layout;
	/** Name map for scales, which can be renamed by a model's parent. */
	scaleNameMap;
	/** Name map for projections, which can be renamed by a model's parent. */
	projectionNameMap;
	/** Name map for signals, which can be renamed by a model's parent. */
	signalNameMap;
	component;
	view;
	constructor(spec, type, parent, parentGivenName, config, resolve, view) {
		this.type = type;
		this.parent = parent;
		this.config = config;
		this.parent = parent;
		this.config = config;
		this.view = replaceExprRef(view);
		this.name = spec.name ?? parentGivenName;
		this.title = isText(spec.title) ? { text: spec.title } : spec.title ? replaceExprRef(spec.title) : void 0;
		this.scaleNameMap = parent ? parent.scaleNameMap : new NameMap();
		this.projectionNameMap = parent ? parent.projectionNameMap : new NameMap();
		this.signalNameMap = parent ? parent.signalNameMap : new NameMap();
		this.data = spec.data;
		this.description = spec.description;
		this.transforms = normalizeTransform(spec.transform ?? []);
		this.layout = type === "layer" || type === "unit" ? {} : extractCompositionLayout(spec, type, config);
		this.component = {
			data: {
				sources: parent ? parent.component.data.sources : [],
				outputNodes: parent ? parent.component.data.outputNodes : {},
				outputNodeRefCounts: parent ? parent.component.data.outputNodeRefCounts : {},
				isFaceted: isFacetSpec(spec) || parent?.component.data.isFaceted && spec.data === void 0
			},
			layoutSize: new Split(),
			layoutHeaders: {
				row: {},
				column: {},
				facet: {}
			},
			mark: null,
			resolve: {
				scale: {},
				axis: {},
				legend: {},
				...resolve ? duplicate(resolve) : {}
			},
			selection: null,
			scales: null,
			projection: null,
			axes: {},
			legends: {}
		};
	}
	get width() {
		return this.getSizeSignalRef("width");
	}
	get height() {
		return this.getSizeSignalRef("height");
	}
	parse() {
		this.parseScale();
		this.parseLayoutSize();
		this.renameTopLevelLayoutSizeSignal();
		this.parseSelections();
		this.parseProjection();
		this.parseData();
		this.parseAxesAndHeaders();
		this.parseLegends();
		this.parseMarkGroup();
	}
	parseScale() {
		parseScales(this);
	}
	parseProjection() {
		parseProjection(this);
	}
	/**
	* Rename top-level spec's size to be just width / height, ignoring model name.
	* This essentially merges the top-level spec's width/height signals with the width/height signals
	* to help us reduce redundant signals declaration.
	*/
	renameTopLevelLayoutSizeSignal() {
		if (this.getName("width") !== "width") this.renameSignal(this.getName("width"), "width");
		if (this.getName("height") !== "height") this.renameSignal(this.getName("height"), "height");
	}
	parseLegends() {
		parseLegend(this);
	}
	assembleEncodeFromView(view) {
		const { style: _, ...baseView } = view;
		const e = {};
		for (const property of keys(baseView)) {
			const value = baseView[property];
			if (value !== void 0) e[property] = signalOrValueRef(value);
		}
		return e;
	}
	assembleGroupEncodeEntry(isTopLevel) {
		let encodeEntry = {};
		if (this.view) encodeEntry = this.assembleEncodeFromView(this.view);
		if (!isTopLevel) {
			if (this.description) encodeEntry["description"] = signalOrValueRef(this.description);
			if (this.type === "unit" || this.type === "layer") return {
				width: this.getSizeSignalRef("width"),
				height: this.getSizeSignalRef("height"),
				...encodeEntry
			};
		}
		return isEmpty(encodeEntry) ? void 0 : encodeEntry;
	}
	assembleLayout() {
		if (!this.layout) return;
		const { spacing, ...layout } = this.layout;
		const { component, config } = this;
		const titleBand = assembleLayoutTitleBand(component.layoutHeaders, config);
		return {
			padding: spacing,
			...this.assembleDefaultLayout(),
			...layout,
			...titleBand ? { titleBand } : {}
		};
	}
	assembleDefaultLayout() {
		return {};
	}
	assembleHeaderMarks() {
		const { layoutHeaders } = this.component;
		let headerMarks = [];
		for (const channel of FACET_CHANNELS) if (layoutHeaders[channel].title) headerMarks.push(assembleTitleGroup(this, channel));
		for (const channel of HEADER_CHANNELS) headerMarks = headerMarks.concat(assembleHeaderGroups(this, channel));
		return headerMarks;
	}
	assembleAxes() {
		return assembleAxes(this.component.axes, this.config);
	}
	assembleLegends() {
		return assembleLegends(this);
	}
	assembleProjections() {
		return assembleProjections(this);
	}
	assembleTitle() {
		const { encoding, ...titleNoEncoding } = this.title ?? {};
		const title = {
			...extractTitleConfig(this.config.title).nonMarkTitleProperties,
			...titleNoEncoding,
			...encoding ? { encode: { update: encoding } } : {}
		};
		if (title.text) {
			if (contains(["unit", "layer"], this.type)) {
				if (contains(["middle", void 0], title.anchor)) title.frame ??= "group";
			} else title.anchor ??= "start";
			return isEmpty(title) ? void 0 : title;
		}
	}
	/**
	* Assemble the mark group for this model. We accept optional `signals` so that we can include concat top-level signals with the top-level model's local signals.
	*/
	assembleGroup(signals = []) {
		const group = {};
		signals = signals.concat(this.assembleSignals());
		if (signals.length > 0) group.signals = signals;
		const layout = this.assembleLayout();
		if (layout) group.layout = layout;
		group.marks = [].concat(this.assembleHeaderMarks(), this.assembleMarks());
		const scales = !this.parent || isFacetModel(this.parent) ? assembleScales(this) : [];
		if (scales.length > 0) group.scales = scales;
		const axes = this.assembleAxes();
		if (axes.length > 0) group.axes = axes;
		const legends = this.assembleLegends();
		if (legends.length > 0) group.legends = legends;
		return group;
	}
	getName(text) {
		return varName((this.name ? `${this.name}_` : "") + text);
	}
	getDataName(type) {
		return this.getName(DataSourceType[type].toLowerCase());
	}
	/**
	* Request a data source name for the given data source type and mark that data source as required.
	* This method should be called in parse, so that all used data source can be correctly instantiated in assembleData().
	* You can lookup the correct dataset name in assemble with `lookupDataSource`.
	*/
	requestDataName(name) {
		const fullName = this.getDataName(name);
		const refCounts = this.component.data.outputNodeRefCounts;
		refCounts[fullName] = (refCounts[fullName] || 0) + 1;
		return fullName;
	}
	getSizeSignalRef(layoutSizeType) {
		if (isFacetModel(this.parent)) {
			const channel = getPositionScaleChannel(getSizeTypeFromLayoutSizeType(layoutSizeType));
			const scaleComponent = this.component.scales[channel];
			if (scaleComponent && !scaleComponent.merged) {
				const type = scaleComponent.get("type");
				const range = scaleComponent.get("range");
				if (hasDiscreteDomain(type) && isVgRangeStep(range)) {
					const scaleName = scaleComponent.get("name");
					const field = getFieldFromDomain(assembleDomain(this, channel));
					if (field) return { signal: sizeExpr(scaleName, scaleComponent, vgField({
						aggregate: "distinct",
						field
					}, { expr: "datum" })) };
					else {
						warn(unknownField(channel));
						return null;
					}
				}
			}
		}
		return { signal: this.signalNameMap.get(this.getName(layoutSizeType)) };
	}
	/**
	* Lookup the name of the datasource for an output node. You probably want to call this in assemble.
	*/
	lookupDataSource(name) {
		const node = this.component.data.outputNodes[name];
		if (!node) return name;
		return node.getSource();
	}
	getSignalName(oldSignalName) {
		return this.signalNameMap.get(oldSignalName);
	}
	renameSignal(oldName, newName) {
		this.signalNameMap.rename(oldName, newName);
	}
	renameScale(oldName, newName) {
		this.scaleNameMap.rename(oldName, newName);
	}
	renameProjection(oldName, newName) {
		this.projectionNameMap.rename(oldName, newName);
	}
	/**
	* @return scale name for a given channel after the scale has been parsed and named.
	*/
	scaleName(originalScaleName, parse) {
		if (parse) return this.getName(originalScaleName);
		if (isChannel(originalScaleName) && isScaleChannel(originalScaleName) && this.component.scales[originalScaleName] || this.scaleNameMap.has(this.getName(originalScaleName))) return this.scaleNameMap.get(this.getName(originalScaleName));
	}
	/**
	* @return projection name after the projection has been parsed and named.
	*/
	projectionName(parse) {
		if (parse) return this.getName("projection");
		if (this.component.projection && !this.component.projection.merged || this.projectionNameMap.has(this.getName("projection"))) return this.projectionNameMap.get(this.getName("projection"));
	}
	/**
	* Traverse a model's hierarchy to get the scale component for a particular channel.
	*/
	getScaleComponent(channel) {
		/* istanbul ignore next: This is warning for debugging test */
		if (!this.component.scales) throw new Error("getScaleComponent cannot be called before parseScale(). Make sure you have called parseScale or use parseUnitModelWithScale().");
		const localScaleComponent = this.component.scales[channel];
		if (localScaleComponent && !localScaleComponent.merged) return localScaleComponent;
		return this.parent ? this.parent.getScaleComponent(channel) : void 0;
	}
	getScaleType(channel) {
		const scaleComponent = this.getScaleComponent(channel);
		return scaleComponent ? scaleComponent.get("type") : void 0;
	}
	/**
	* Traverse a model's hierarchy to get a particular selection component.
	*/
	getSelectionComponent(variableName, origName) {
		let sel = this.component.selection[variableName];
		if (!sel && this.parent) sel = this.parent.getSelectionComponent(variableName, origName);
		if (!sel) throw new Error(selectionNotFound(origName));
		return sel;
	}
	/**
	* Returns true if the model has a signalRef for an axis orient.
	*/
	hasAxisOrientSignalRef() {
		return this.component.axes.x?.some((a) => a.hasOrientSignalRef()) || this.component.axes.y?.some((a) => a.hasOrientSignalRef());
	}
};
/** Abstract class for UnitModel and FacetModel. Both of which can contain fieldDefs as a part of its own specification. */
var ModelWithField = class extends Model {
	/** Get "field" reference for Vega */
	vgField(channel, opt = {}) {
		const fieldDef = this.fieldDef(channel);
		if (!fieldDef) return;
		return vgField(fieldDef, opt);
	}
	reduceFieldDef(f, init) {
		return reduce(this.getMapping(), (acc, cd, c) => {
			const fieldDef = getFieldDef(cd);
			if (fieldDef) return f(acc, fieldDef, c);
			return acc;
		}, init);
	}
	forEachFieldDef(f, t) {
		forEach(this.getMapping(), (cd, c) => {
			const fieldDef = getFieldDef(cd);
			if (fieldDef) f(fieldDef, c);
		}, t);
	}
};
/**
* A class for density transform nodes
*/
var DensityTransformNode = class DensityTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new DensityTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const specifiedAs = this.transform.as ?? [void 0, void 0];
		this.transform.as = [specifiedAs[0] ?? "value", specifiedAs[1] ?? "density"];
		const resolve = this.transform.resolve ?? "shared";
		this.transform.resolve = resolve;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([this.transform.density, ...this.transform.groupby ?? []]);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `DensityTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { density, ...rest } = this.transform;
		const result = {
			type: "kde",
			field: density,
			...rest
		};
		result.resolve = this.transform.resolve;
		return result;
	}
};
/**
* A class for flatten transform nodes
*/
var ExtentTransformNode = class ExtentTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new ExtentTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([this.transform.extent]);
	}
	producedFields() {
		return /* @__PURE__ */ new Set([]);
	}
	hash() {
		return `ExtentTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { extent, param } = this.transform;
		return {
			type: "extent",
			field: extent,
			signal: param
		};
	}
};
/**
* A class for flatten transform nodes
*/
var FlattenTransformNode = class FlattenTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new FlattenTransformNode(this.parent, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const { flatten, as = [] } = this.transform;
		this.transform.as = flatten.map((f, i) => as[i] ?? f);
	}
	dependentFields() {
		return new Set(this.transform.flatten);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `FlattenTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { flatten: fields, as } = this.transform;
		return {
			type: "flatten",
			fields,
			as
		};
	}
};
/**
* A class for flatten transform nodes
*/
var FoldTransformNode = class FoldTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new FoldTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const specifiedAs = this.transform.as ?? [void 0, void 0];
		this.transform.as = [specifiedAs[0] ?? "key", specifiedAs[1] ?? "value"];
	}
	dependentFields() {
		return new Set(this.transform.fold);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `FoldTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { fold, as } = this.transform;
		return {
			type: "fold",
			fields: fold,
			as
		};
	}
};
var GeoJSONNode = class GeoJSONNode extends DataFlowNode {
	fields;
	geojson;
	signal;
	clone() {
		return new GeoJSONNode(null, duplicate(this.fields), this.geojson, this.signal);
	}
	static parseAll(parent, model) {
		if (model.component.projection && !model.component.projection.isFit) return parent;
		let geoJsonCounter = 0;
		for (const coordinates of [[LONGITUDE, LATITUDE], [LONGITUDE2, LATITUDE2]]) {
			const pair = coordinates.map((channel) => {
				const def = getFieldOrDatumDef(model.encoding[channel]);
				return isFieldDef(def) ? def.field : isDatumDef(def) ? { expr: `${def.datum}` } : isValueDef(def) ? { expr: `${def["value"]}` } : void 0;
			});
			if (pair[0] || pair[1]) parent = new GeoJSONNode(parent, pair, null, model.getName(`geojson_${geoJsonCounter++}`));
		}
		if (model.channelHasField(SHAPE)) {
			const fieldDef = model.typedFieldDef(SHAPE);
			if (fieldDef.type === GEOJSON) parent = new GeoJSONNode(parent, null, fieldDef.field, model.getName(`geojson_${geoJsonCounter}`));
		}
		return parent;
	}
	constructor(parent, fields, geojson, signal) {
		super(parent);
		this.fields = fields;
		this.geojson = geojson;
		this.signal = signal;
	}
	dependentFields() {
		const fields = (this.fields ?? []).filter(isString);
		return /* @__PURE__ */ new Set([...this.geojson ? [this.geojson] : [], ...fields]);
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	hash() {
		return `GeoJSON ${this.geojson} ${this.signal} ${hash(this.fields)}`;
	}
	assemble() {
		return [...this.geojson ? [{
			type: "filter",
			expr: `isValid(datum["${this.geojson}"])`
		}] : [], {
			type: "geojson",
			...this.fields ? { fields: this.fields } : {},
			...this.geojson ? { geojson: this.geojson } : {},
			signal: this.signal
		}];
	}
};
var GeoPointNode = class GeoPointNode extends DataFlowNode {
	projection;
	fields;
	as;
	clone() {
		return new GeoPointNode(null, this.projection, duplicate(this.fields), duplicate(this.as));
	}
	constructor(parent, projection, fields, as) {
		super(parent);
		this.projection = projection;
		this.fields = fields;
		this.as = as;
	}
	static parseAll(parent, model) {
		if (!model.projectionName()) return parent;
		for (const coordinates of [[LONGITUDE, LATITUDE], [LONGITUDE2, LATITUDE2]]) {
			const pair = coordinates.map((channel) => {
				const def = getFieldOrDatumDef(model.encoding[channel]);
				return isFieldDef(def) ? def.field : isDatumDef(def) ? { expr: `${def.datum}` } : isValueDef(def) ? { expr: `${def["value"]}` } : void 0;
			});
			const suffix = coordinates[0] === LONGITUDE2 ? "2" : "";
			if (pair[0] || pair[1]) parent = new GeoPointNode(parent, model.projectionName(), pair, [model.getName(`x${suffix}`), model.getName(`y${suffix}`)]);
		}
		return parent;
	}
	dependentFields() {
		return new Set(this.fields.filter(isString));
	}
	producedFields() {
		return new Set(this.as);
	}
	hash() {
		return `Geopoint ${this.projection} ${hash(this.fields)} ${hash(this.as)}`;
	}
	assemble() {
		return {
			type: "geopoint",
			projection: this.projection,
			fields: this.fields,
			as: this.as
		};
	}
};
var ImputeNode = class ImputeNode extends DataFlowNode {
	transform;
	clone() {
		return new ImputeNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([
			this.transform.impute,
			this.transform.key,
			...this.transform.groupby ?? []
		]);
	}
	producedFields() {
		return /* @__PURE__ */ new Set([this.transform.impute]);
	}
	processSequence(keyvals) {
		const { start = 0, stop, step } = keyvals;
		return { signal: `sequence(${[
			start,
			stop,
			...step ? [step] : []
		].join(",")})` };
	}
	static makeFromTransform(parent, imputeTransform) {
		return new ImputeNode(parent, imputeTransform);
	}
	static makeFromEncoding(parent, model) {
		const encoding = model.encoding;
		const xDef = encoding.x;
		const yDef = encoding.y;
		if (isFieldDef(xDef) && isFieldDef(yDef)) {
			const imputedChannel = xDef.impute ? xDef : yDef.impute ? yDef : void 0;
			if (imputedChannel === void 0) return;
			const keyChannel = xDef.impute ? yDef : yDef.impute ? xDef : void 0;
			const { method, value, frame, keyvals } = imputedChannel.impute;
			const groupbyFields = pathGroupingFields(model.mark, encoding);
			return new ImputeNode(parent, {
				impute: imputedChannel.field,
				key: keyChannel.field,
				...method ? { method } : {},
				...value !== void 0 ? { value } : {},
				...frame ? { frame } : {},
				...keyvals !== void 0 ? { keyvals } : {},
				...groupbyFields.length ? { groupby: groupbyFields } : {}
			});
		}
		return null;
	}
	hash() {
		return `Impute ${hash(this.transform)}`;
	}
	assemble() {
		const { impute, key, keyvals, method, groupby, value, frame = [null, null] } = this.transform;
		const imputeTransform = {
			type: "impute",
			field: impute,
			key,
			...keyvals ? { keyvals: isImputeSequence(keyvals) ? this.processSequence(keyvals) : keyvals } : {},
			method: "value",
			...groupby ? { groupby } : {},
			value: !method || method === "value" ? value : null
		};
		if (method && method !== "value") return [
			imputeTransform,
			{
				type: "window",
				as: [`imputed_${impute}_value`],
				ops: [method],
				fields: [impute],
				frame,
				ignorePeers: false,
				...groupby ? { groupby } : {}
			},
			{
				type: "formula",
				expr: `datum.${impute} === null ? datum.imputed_${impute}_value : datum.${impute}`,
				as: impute
			}
		];
		else return [imputeTransform];
	}
};
/**
* A class for loess transform nodes
*/
var LoessTransformNode = class LoessTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new LoessTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const specifiedAs = this.transform.as ?? [void 0, void 0];
		this.transform.as = [specifiedAs[0] ?? transform.on, specifiedAs[1] ?? transform.loess];
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([
			this.transform.loess,
			this.transform.on,
			...this.transform.groupby ?? []
		]);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `LoessTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { loess, on, ...rest } = this.transform;
		return {
			type: "loess",
			x: on,
			y: loess,
			...rest
		};
	}
};
var LookupNode = class LookupNode extends DataFlowNode {
	transform;
	secondary;
	clone() {
		return new LookupNode(null, duplicate(this.transform), this.secondary);
	}
	constructor(parent, transform, secondary) {
		super(parent);
		this.transform = transform;
		this.secondary = secondary;
	}
	static make(parent, model, transform, counter) {
		const sources = model.component.data.sources;
		const { from } = transform;
		let fromOutputNode = null;
		if (isLookupData(from)) {
			let fromSource = findSource(from.data, sources);
			if (!fromSource) {
				fromSource = new SourceNode(from.data);
				sources.push(fromSource);
			}
			const fromOutputName = model.getName(`lookup_${counter}`);
			fromOutputNode = new OutputNode(fromSource, fromOutputName, DataSourceType.Lookup, model.component.data.outputNodeRefCounts);
			model.component.data.outputNodes[fromOutputName] = fromOutputNode;
		} else if (isLookupSelection(from)) {
			const selName = from.param;
			transform = {
				as: selName,
				...transform
			};
			let selCmpt;
			try {
				selCmpt = model.getSelectionComponent(varName(selName), selName);
			} catch {
				throw new Error(cannotLookupVariableParameter(selName));
			}
			fromOutputNode = selCmpt.materialized;
			if (!fromOutputNode) throw new Error(noSameUnitLookup(selName));
		}
		return new LookupNode(parent, transform, fromOutputNode.getSource());
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([this.transform.lookup]);
	}
	producedFields() {
		return new Set(this.transform.as ? array_default(this.transform.as) : this.transform.from.fields);
	}
	hash() {
		return `Lookup ${hash({
			transform: this.transform,
			secondary: this.secondary
		})}`;
	}
	assemble() {
		let foreign;
		if (this.transform.from.fields) foreign = {
			values: this.transform.from.fields,
			...this.transform.as ? { as: array_default(this.transform.as) } : {}
		};
		else {
			let asName = this.transform.as;
			if (!isString(asName)) {
				warn(NO_FIELDS_NEEDS_AS);
				asName = "_lookup";
			}
			foreign = { as: [asName] };
		}
		return {
			type: "lookup",
			from: this.secondary,
			key: this.transform.from.key,
			fields: [this.transform.lookup],
			...foreign,
			...this.transform.default ? { default: this.transform.default } : {}
		};
	}
};
/**
* A class for quantile transform nodes
*/
var QuantileTransformNode = class QuantileTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new QuantileTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const specifiedAs = this.transform.as ?? [void 0, void 0];
		this.transform.as = [specifiedAs[0] ?? "prob", specifiedAs[1] ?? "value"];
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([this.transform.quantile, ...this.transform.groupby ?? []]);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `QuantileTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { quantile, ...rest } = this.transform;
		return {
			type: "quantile",
			field: quantile,
			...rest
		};
	}
};
/**
* A class for regression transform nodes
*/
var RegressionTransformNode = class RegressionTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new RegressionTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
		this.transform = duplicate(transform);
		const specifiedAs = this.transform.as ?? [void 0, void 0];
		this.transform.as = [specifiedAs[0] ?? transform.on, specifiedAs[1] ?? transform.regression];
	}
	dependentFields() {
		return /* @__PURE__ */ new Set([
			this.transform.regression,
			this.transform.on,
			...this.transform.groupby ?? []
		]);
	}
	producedFields() {
		return new Set(this.transform.as);
	}
	hash() {
		return `RegressionTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { regression, on, ...rest } = this.transform;
		return {
			type: "regression",
			x: on,
			y: regression,
			...rest
		};
	}
};
/**
* A class for pivot transform nodes.
*/
var PivotTransformNode = class PivotTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new PivotTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
	}
	addDimensions(fields) {
		this.transform.groupby = unique((this.transform.groupby ?? []).concat(fields), (d) => d);
	}
	producedFields() {}
	dependentFields() {
		return /* @__PURE__ */ new Set([
			this.transform.pivot,
			this.transform.value,
			...this.transform.groupby ?? []
		]);
	}
	hash() {
		return `PivotTransform ${hash(this.transform)}`;
	}
	assemble() {
		const { pivot, value, groupby, limit, op } = this.transform;
		return {
			type: "pivot",
			field: pivot,
			value,
			...limit !== void 0 ? { limit } : {},
			...op !== void 0 ? { op } : {},
			...groupby !== void 0 ? { groupby } : {}
		};
	}
};
/**
* A class for the sample transform nodes
*/
var SampleTransformNode = class SampleTransformNode extends DataFlowNode {
	transform;
	clone() {
		return new SampleTransformNode(null, duplicate(this.transform));
	}
	constructor(parent, transform) {
		super(parent);
		this.transform = transform;
	}
	dependentFields() {
		return /* @__PURE__ */ new Set();
	}
	producedFields() {
		return /* @__PURE__ */ new Set();
	}
	hash() {
		return `SampleTransform ${hash(this.transform)}`;
	}
	assemble() {
		return {
			type: "sample",
			size: this.transform.sample
		};
	}
};
function makeWalkTree(data) {
	let datasetIndex = 0;
	/**
	* Recursively walk down the tree.
	*/
	function walkTree(node, dataSource) {
		if (node instanceof SourceNode) {
			if (!node.isGenerator && !isUrlData(node.data)) {
				data.push(dataSource);
				dataSource = {
					name: null,
					source: dataSource.name,
					transform: []
				};
			}
		}
		if (node instanceof ParseNode) {
			if (node.parent instanceof SourceNode && !dataSource.source) {
				dataSource.format = {
					...dataSource.format,
					parse: node.assembleFormatParse()
				};
				dataSource.transform.push(...node.assembleTransforms(true));
			} else dataSource.transform.push(...node.assembleTransforms());
		}
		if (node instanceof FacetNode) {
			if (!dataSource.name) dataSource.name = `data_${datasetIndex++}`;
			if (!dataSource.source || dataSource.transform.length > 0) {
				data.push(dataSource);
				node.data = dataSource.name;
			} else node.data = dataSource.source;
			data.push(...node.assemble());
			return;
		}
		if (node instanceof GraticuleNode || node instanceof SequenceNode || node instanceof FilterInvalidNode || node instanceof FilterNode || node instanceof CalculateNode || node instanceof GeoPointNode || node instanceof AggregateNode || node instanceof LookupNode || node instanceof WindowTransformNode || node instanceof JoinAggregateTransformNode || node instanceof FoldTransformNode || node instanceof FlattenTransformNode || node instanceof DensityTransformNode || node instanceof LoessTransformNode || node instanceof QuantileTransformNode || node instanceof RegressionTransformNode || node instanceof IdentifierNode || node instanceof SampleTransformNode || node instanceof PivotTransformNode || node instanceof ExtentTransformNode) dataSource.transform.push(node.assemble());
		if (node instanceof BinNode || node instanceof TimeUnitNode || node instanceof ImputeNode || node instanceof StackNode || node instanceof GeoJSONNode) dataSource.transform.push(...node.assemble());
		if (node instanceof OutputNode) {
			if (dataSource.source && dataSource.transform.length === 0) node.setSource(dataSource.source);
			else if (node.parent instanceof OutputNode) node.setSource(dataSource.name);
			else {
				if (!dataSource.name) dataSource.name = `data_${datasetIndex++}`;
				node.setSource(dataSource.name);
				if (node.numChildren() === 1) {
					data.push(dataSource);
					dataSource = {
						name: null,
						source: dataSource.name,
						transform: []
					};
				}
			}
		}
		switch (node.numChildren()) {
			case 0:
				if (node instanceof OutputNode && (!dataSource.source || dataSource.transform.length > 0)) data.push(dataSource);
				break;
			case 1:
				walkTree(node.children[0], dataSource);
				break;
			default: {
				if (!dataSource.name) dataSource.name = `data_${datasetIndex++}`;
				let source = dataSource.name;
				if (!dataSource.source || dataSource.transform.length > 0) data.push(dataSource);
				else source = dataSource.source;
				for (const child of node.children) walkTree(child, {
					name: null,
					source,
					transform: []
				});
				break;
			}
		}
	}
	return walkTree;
}
/**
* Assemble data sources that are derived from faceted data.
*/
function assembleFacetData(root) {
	const data = [];
	const walkTree = makeWalkTree(data);
	for (const child of root.children) walkTree(child, {
		source: root.name,
		name: null,
		transform: []
	});
	return data;
}
/**
* Create Vega data array from a given compiled model and append all of them to the given array
*
* @param  model
* @param  data array
* @return modified data array
*/
function assembleRootData(dataComponent, datasets) {
	const data = [];
	const walkTree = makeWalkTree(data);
	let sourceIndex = 0;
	for (const root of dataComponent.sources) {
		if (!root.hasName()) root.dataName = `source_${sourceIndex++}`;
		walkTree(root, root.assemble());
	}
	for (const d of data) if (d.transform.length === 0) delete d.transform;
	let whereTo = 0;
	for (const [i, d] of data.entries()) if ((d.transform ?? []).length === 0 && !d.source) data.splice(whereTo++, 0, data.splice(i, 1)[0]);
	for (const d of data) for (const t of d.transform ?? []) if (t.type === "lookup") t.from = dataComponent.outputNodes[t.from].getSource();
	for (const d of data) if (d.name in datasets) d.values = datasets[d.name];
	return data;
}
function getHeaderType(orient) {
	if (orient === "top" || orient === "left" || isSignalRef(orient)) return "header";
	return "footer";
}
function parseFacetHeaders(model) {
	for (const channel of FACET_CHANNELS) parseFacetHeader(model, channel);
	mergeChildAxis(model, "x");
	mergeChildAxis(model, "y");
}
function parseFacetHeader(model, channel) {
	const { facet, config, child, component } = model;
	if (model.channelHasField(channel)) {
		const fieldDef = facet[channel];
		const titleConfig = getHeaderProperty("title", null, config, channel);
		let title$1 = title(fieldDef, config, {
			allowDisabling: true,
			includeDefault: titleConfig === void 0 || !!titleConfig
		});
		if (child.component.layoutHeaders[channel].title) {
			title$1 = isArray(title$1) ? title$1.join(", ") : title$1;
			title$1 += ` / ${child.component.layoutHeaders[channel].title}`;
			child.component.layoutHeaders[channel].title = null;
		}
		const labelOrient = getHeaderProperty("labelOrient", fieldDef.header, config, channel);
		const labels = fieldDef.header !== null ? getFirstDefined(fieldDef.header?.labels, config.header.labels, true) : false;
		const headerType = contains(["bottom", "right"], labelOrient) ? "footer" : "header";
		component.layoutHeaders[channel] = {
			title: fieldDef.header !== null ? title$1 : null,
			facetFieldDef: fieldDef,
			[headerType]: channel === "facet" ? [] : [makeHeaderComponent(model, channel, labels)]
		};
	}
}
function makeHeaderComponent(model, channel, labels) {
	const sizeType = channel === "row" ? "height" : "width";
	return {
		labels,
		sizeSignal: model.child.component.layoutSize.get(sizeType) ? model.child.getSizeSignalRef(sizeType) : void 0,
		axes: []
	};
}
function mergeChildAxis(model, channel) {
	const { child } = model;
	if (child.component.axes[channel]) {
		const { layoutHeaders, resolve } = model.component;
		resolve.axis[channel] = parseGuideResolve(resolve, channel);
		if (resolve.axis[channel] === "shared") {
			const headerChannel = channel === "x" ? "column" : "row";
			const layoutHeader = layoutHeaders[headerChannel];
			for (const axisComponent of child.component.axes[channel]) {
				const headerType = getHeaderType(axisComponent.get("orient"));
				layoutHeader[headerType] ??= [makeHeaderComponent(model, headerChannel, false)];
				const mainAxis = assembleAxis(axisComponent, "main", model.config, { header: true });
				if (mainAxis) layoutHeader[headerType][0].axes.push(mainAxis);
				axisComponent.mainExtracted = true;
			}
		}
	}
}
function parseLayerLayoutSize(model) {
	parseChildrenLayoutSize(model);
	parseNonUnitLayoutSizeForChannel(model, "width");
	parseNonUnitLayoutSizeForChannel(model, "height");
}
function parseConcatLayoutSize(model) {
	parseChildrenLayoutSize(model);
	const widthType = model.layout.columns === 1 ? "width" : "childWidth";
	const heightType = model.layout.columns === void 0 ? "height" : "childHeight";
	parseNonUnitLayoutSizeForChannel(model, widthType);
	parseNonUnitLayoutSizeForChannel(model, heightType);
}
function parseChildrenLayoutSize(model) {
	for (const child of model.children) child.parseLayoutSize();
}
/**
* Merge child layout size (width or height).
*/
function parseNonUnitLayoutSizeForChannel(model, layoutSizeType) {
	const sizeType = getSizeTypeFromLayoutSizeType(layoutSizeType);
	const channel = getPositionScaleChannel(sizeType);
	const resolve = model.component.resolve;
	const layoutSizeCmpt = model.component.layoutSize;
	let mergedSize;
	for (const child of model.children) {
		const childSize = child.component.layoutSize.getWithExplicit(sizeType);
		const scaleResolve = resolve.scale[channel] ?? defaultScaleResolve(channel, model);
		if (scaleResolve === "independent" && childSize.value === "step") {
			mergedSize = void 0;
			break;
		}
		if (mergedSize) {
			if (scaleResolve === "independent" && mergedSize.value !== childSize.value) {
				mergedSize = void 0;
				break;
			}
			mergedSize = mergeValuesWithExplicit(mergedSize, childSize, sizeType, "");
		} else mergedSize = childSize;
	}
	if (mergedSize) {
		for (const child of model.children) {
			model.renameSignal(child.getName(sizeType), model.getName(layoutSizeType));
			child.component.layoutSize.set(sizeType, "merged", false);
		}
		layoutSizeCmpt.setWithExplicit(layoutSizeType, mergedSize);
	} else layoutSizeCmpt.setWithExplicit(layoutSizeType, {
		explicit: false,
		value: void 0
	});
}
function parseUnitLayoutSize(model) {
	const { size, component } = model;
	for (const channel of POSITION_SCALE_CHANNELS) {
		const sizeType = getSizeChannel(channel);
		if (size[sizeType] != void 0 && size[sizeType] != null) {
			const specifiedSize = size[sizeType];
			component.layoutSize.set(sizeType, isStep(specifiedSize) ? "step" : specifiedSize, true);
		} else {
			const defaultSize = defaultUnitSize(model, sizeType);
			component.layoutSize.set(sizeType, defaultSize, false);
		}
	}
}
function defaultUnitSize(model, sizeType) {
	const channel = sizeType === "width" ? "x" : "y";
	const config = model.config;
	const scaleComponent = model.getScaleComponent(channel);
	if (scaleComponent) {
		const scaleType = scaleComponent.get("type");
		const range = scaleComponent.get("range");
		if (hasDiscreteDomain(scaleType)) {
			const size = getViewConfigDiscreteSize(config.view, sizeType);
			if (isVgRangeStep(range) || isStep(size)) return "step";
			else return size;
		} else return getViewConfigContinuousSize(config.view, sizeType);
	} else if (model.hasProjection || model.mark === "arc") return getViewConfigContinuousSize(config.view, sizeType);
	else {
		const size = getViewConfigDiscreteSize(config.view, sizeType);
		return isStep(size) ? size.step : size;
	}
}
function facetSortFieldName(fieldDef, sort, opt) {
	return vgField(sort, {
		suffix: `by_${vgField(fieldDef)}`,
		...opt
	});
}
var FacetModel = class FacetModel extends ModelWithField {
	facet;
	child;
	children;
	constructor(spec, parent, parentGivenName, config) {
		super(spec, "facet", parent, parentGivenName, config, spec.resolve);
		this.child = buildModel(spec.spec, this, this.getName("child"), void 0, config);
		this.children = [this.child];
		this.facet = this.initFacet(spec.facet);
	}
	initFacet(facet) {
		if (!isFacetMapping(facet)) return { facet: this.initFacetFieldDef(facet, "facet") };
		const channels = keys(facet);
		const normalizedFacet = {};
		for (const channel of channels) {
			if (![ROW, COLUMN].includes(channel)) {
				warn(incompatibleChannel(channel, "facet"));
				break;
			}
			const fieldDef = facet[channel];
			if (fieldDef.field === void 0) {
				warn(emptyFieldDef(fieldDef, channel));
				break;
			}
			normalizedFacet[channel] = this.initFacetFieldDef(fieldDef, channel);
		}
		return normalizedFacet;
	}
	initFacetFieldDef(fieldDef, channel) {
		const facetFieldDef = initFieldDef(fieldDef, channel);
		if (facetFieldDef.header) facetFieldDef.header = replaceExprRef(facetFieldDef.header);
		else if (facetFieldDef.header === null) facetFieldDef.header = null;
		return facetFieldDef;
	}
	channelHasField(channel) {
		return hasProperty(this.facet, channel);
	}
	fieldDef(channel) {
		return this.facet[channel];
	}
	parseData() {
		this.component.data = parseData(this);
		this.child.parseData();
	}
	parseLayoutSize() {
		parseChildrenLayoutSize(this);
	}
	parseSelections() {
		this.child.parseSelections();
		this.component.selection = this.child.component.selection;
		if (vals(this.component.selection).some((selCmpt) => isTimerSelection(selCmpt))) error(MULTI_VIEW_ANIMATION_UNSUPPORTED);
	}
	parseMarkGroup() {
		this.child.parseMarkGroup();
	}
	parseAxesAndHeaders() {
		this.child.parseAxesAndHeaders();
		parseFacetHeaders(this);
	}
	assembleSelectionTopLevelSignals(signals) {
		return this.child.assembleSelectionTopLevelSignals(signals);
	}
	assembleSignals() {
		this.child.assembleSignals();
		return [];
	}
	assembleSelectionData(data) {
		return this.child.assembleSelectionData(data);
	}
	getHeaderLayoutMixins() {
		const layoutMixins = {};
		for (const channel of FACET_CHANNELS) for (const headerType of HEADER_TYPES) {
			const layoutHeaderComponent = this.component.layoutHeaders[channel];
			const headerComponent = layoutHeaderComponent[headerType];
			const { facetFieldDef } = layoutHeaderComponent;
			if (facetFieldDef) {
				const titleOrient = getHeaderProperty("titleOrient", facetFieldDef.header, this.config, channel);
				if (["right", "bottom"].includes(titleOrient)) {
					const headerChannel = getHeaderChannel(channel, titleOrient);
					layoutMixins.titleAnchor ??= {};
					layoutMixins.titleAnchor[headerChannel] = "end";
				}
			}
			if (headerComponent?.[0]) {
				const sizeType = channel === "row" ? "height" : "width";
				const bandType = headerType === "header" ? "headerBand" : "footerBand";
				if (channel !== "facet" && !this.child.component.layoutSize.get(sizeType)) {
					layoutMixins[bandType] ??= {};
					layoutMixins[bandType][channel] = .5;
				}
				if (layoutHeaderComponent.title) {
					layoutMixins.offset ??= {};
					layoutMixins.offset[channel === "row" ? "rowTitle" : "columnTitle"] = 10;
				}
			}
		}
		return layoutMixins;
	}
	assembleDefaultLayout() {
		const { column, row } = this.facet;
		const columns = column ? this.columnDistinctSignal() : row ? 1 : void 0;
		let align = "all";
		if (!row && this.component.resolve.scale.x === "independent") align = "none";
		else if (!column && this.component.resolve.scale.y === "independent") align = "none";
		return {
			...this.getHeaderLayoutMixins(),
			...columns ? { columns } : {},
			bounds: "full",
			align
		};
	}
	assembleLayoutSignals() {
		return this.child.assembleLayoutSignals();
	}
	columnDistinctSignal() {
		if (this.parent && this.parent instanceof FacetModel) return;
		else return { signal: `length(data('${this.getName("column_domain")}'))` };
	}
	assembleGroupStyle() {}
	assembleGroup(signals) {
		if (this.parent && this.parent instanceof FacetModel) return {
			...this.channelHasField("column") ? { encode: { update: { columns: { field: vgField(this.facet.column, { prefix: "distinct" }) } } } } : {},
			...super.assembleGroup(signals)
		};
		return super.assembleGroup(signals);
	}
	/**
	* Aggregate cardinality for calculating size
	*/
	getCardinalityAggregateForChild() {
		const fields = [];
		const ops = [];
		const as = [];
		if (this.child instanceof FacetModel) {
			if (this.child.channelHasField("column")) {
				const field = vgField(this.child.facet.column);
				fields.push(field);
				ops.push("distinct");
				as.push(`distinct_${field}`);
			}
		} else for (const channel of POSITION_SCALE_CHANNELS) {
			const childScaleComponent = this.child.component.scales[channel];
			if (childScaleComponent && !childScaleComponent.merged) {
				const type = childScaleComponent.get("type");
				const range = childScaleComponent.get("range");
				if (hasDiscreteDomain(type) && isVgRangeStep(range)) {
					const field = getFieldFromDomain(assembleDomain(this.child, channel));
					if (field) {
						fields.push(field);
						ops.push("distinct");
						as.push(`distinct_${field}`);
					} else warn(unknownField(channel));
				}
			}
		}
		return {
			fields,
			ops,
			as
		};
	}
	assembleFacet() {
		const { name, data } = this.component.data.facetRoot;
		const { row, column } = this.facet;
		const { fields, ops, as } = this.getCardinalityAggregateForChild();
		const groupby = [];
		for (const channel of FACET_CHANNELS) {
			const fieldDef = this.facet[channel];
			if (fieldDef) {
				groupby.push(vgField(fieldDef));
				const { bin, sort } = fieldDef;
				if (isBinning(bin)) groupby.push(vgField(fieldDef, { binSuffix: "end" }));
				if (isSortField(sort)) {
					const { field, op = DEFAULT_SORT_OP } = sort;
					const outputName = facetSortFieldName(fieldDef, sort);
					if (row && column) {
						fields.push(outputName);
						ops.push("max");
						as.push(outputName);
					} else {
						fields.push(field);
						ops.push(op);
						as.push(outputName);
					}
				} else if (isArray(sort)) {
					const outputName = sortArrayIndexField(fieldDef, channel);
					fields.push(outputName);
					ops.push("max");
					as.push(outputName);
				}
			}
		}
		const cross = !!row && !!column;
		return {
			name,
			data,
			groupby,
			...cross || fields.length > 0 ? { aggregate: {
				...cross ? { cross } : {},
				...fields.length ? {
					fields,
					ops,
					as
				} : {}
			} } : {}
		};
	}
	facetSortFields(channel) {
		const { facet } = this;
		const fieldDef = facet[channel];
		if (fieldDef) {
			if (isSortField(fieldDef.sort)) return [facetSortFieldName(fieldDef, fieldDef.sort, { expr: "datum" })];
			else if (isArray(fieldDef.sort)) return [sortArrayIndexField(fieldDef, channel, { expr: "datum" })];
			return [vgField(fieldDef, { expr: "datum" })];
		}
		return [];
	}
	facetSortOrder(channel) {
		const { facet } = this;
		const fieldDef = facet[channel];
		if (fieldDef) {
			const { sort } = fieldDef;
			return [(isSortField(sort) ? sort.order : !isArray(sort) && sort) || "ascending"];
		}
		return [];
	}
	assembleLabelTitle() {
		const { facet, config } = this;
		if (facet.facet) return assembleLabelTitle(facet.facet, "facet", config);
		const ORTHOGONAL_ORIENT = {
			row: ["top", "bottom"],
			column: ["left", "right"]
		};
		for (const channel of HEADER_CHANNELS) if (facet[channel]) {
			const labelOrient = getHeaderProperty("labelOrient", facet[channel]?.header, config, channel);
			if (ORTHOGONAL_ORIENT[channel].includes(labelOrient)) return assembleLabelTitle(facet[channel], channel, config);
		}
	}
	assembleMarks() {
		const { child } = this;
		const facetRoot = this.component.data.facetRoot;
		const data = assembleFacetData(facetRoot);
		const encodeEntry = child.assembleGroupEncodeEntry(false);
		const title = this.assembleLabelTitle() || child.assembleTitle();
		const style = child.assembleGroupStyle();
		return [{
			name: this.getName("cell"),
			type: "group",
			...title ? { title } : {},
			...style ? { style } : {},
			from: { facet: this.assembleFacet() },
			sort: {
				field: FACET_CHANNELS.map((c) => this.facetSortFields(c)).flat(),
				order: FACET_CHANNELS.map((c) => this.facetSortOrder(c)).flat()
			},
			...data.length > 0 ? { data } : {},
			...encodeEntry ? { encode: { update: encodeEntry } } : {},
			...child.assembleGroup(assembleFacetSignals(this, []))
		}];
	}
	getMapping() {
		return this.facet;
	}
};
function makeJoinAggregateFromFacet(parent, facet) {
	const { row, column } = facet;
	if (row && column) {
		let newParent = null;
		for (const fieldDef of [row, column]) if (isSortField(fieldDef.sort)) {
			const { field, op = DEFAULT_SORT_OP } = fieldDef.sort;
			parent = newParent = new JoinAggregateTransformNode(parent, {
				joinaggregate: [{
					op,
					field,
					as: facetSortFieldName(fieldDef, fieldDef.sort, { forAs: true })
				}],
				groupby: [vgField(fieldDef)]
			});
		}
		return newParent;
	}
	return null;
}
function findSource(data, sources) {
	for (const other of sources) {
		const otherData = other.data;
		if (data.name && other.hasName() && data.name !== other.dataName) continue;
		const formatMesh = data.format?.mesh;
		const otherFeature = otherData.format?.feature;
		if (formatMesh && otherFeature) continue;
		const formatFeature = data.format?.feature;
		if ((formatFeature || otherFeature) && formatFeature !== otherFeature) continue;
		const otherMesh = otherData.format?.mesh;
		if ((formatMesh || otherMesh) && formatMesh !== otherMesh) continue;
		if (isInlineData(data) && isInlineData(otherData)) {
			if (deepEqual(data.values, otherData.values)) return other;
		} else if (isUrlData(data) && isUrlData(otherData)) {
			if (data.url === otherData.url) return other;
		} else if (isNamedData(data)) {
			if (data.name === other.dataName) return other;
		}
	}
	return null;
}
function parseRoot(model, sources) {
	if (model.data || !model.parent) {
		if (model.data === null) {
			const source = new SourceNode({ values: [] });
			sources.push(source);
			return source;
		}
		const existingSource = findSource(model.data, sources);
		if (existingSource) {
			if (!isGenerator(model.data)) existingSource.data.format = mergeDeep({}, model.data.format, existingSource.data.format);
			if (!existingSource.hasName() && model.data.name) existingSource.dataName = model.data.name;
			return existingSource;
		} else {
			const source = new SourceNode(model.data);
			sources.push(source);
			return source;
		}
	} else return model.parent.component.data.facetRoot ? model.parent.component.data.facetRoot : model.parent.component.data.main;
}
/**
* Parses a transform array into a chain of connected dataflow nodes.
*/
function parseTransformArray(head, model, ancestorParse) {
	let lookupCounter = 0;
	for (const t of model.transforms) {
		let derivedType = void 0;
		let transformNode;
		if (isCalculate(t)) {
			transformNode = head = new CalculateNode(head, t);
			derivedType = "derived";
		} else if (isFilter(t)) {
			const implicit = getImplicitFromFilterTransform(t);
			transformNode = head = ParseNode.makeWithAncestors(head, {}, implicit, ancestorParse) ?? head;
			head = new FilterNode(head, model, t.filter);
		} else if (isBin(t)) {
			transformNode = head = BinNode.makeFromTransform(head, t, model);
			derivedType = "number";
		} else if (isTimeUnit(t)) {
			derivedType = "date";
			if (ancestorParse.getWithExplicit(t.field).value === void 0) {
				head = new ParseNode(head, { [t.field]: derivedType });
				ancestorParse.set(t.field, derivedType, false);
			}
			transformNode = head = TimeUnitNode.makeFromTransform(head, t);
		} else if (isAggregate(t)) {
			transformNode = head = AggregateNode.makeFromTransform(head, t);
			derivedType = "number";
			if (requiresSelectionId(model)) head = new IdentifierNode(head);
		} else if (isLookup(t)) {
			transformNode = head = LookupNode.make(head, model, t, lookupCounter++);
			derivedType = "derived";
		} else if (isWindow(t)) {
			transformNode = head = new WindowTransformNode(head, t);
			derivedType = "number";
		} else if (isJoinAggregate(t)) {
			transformNode = head = new JoinAggregateTransformNode(head, t);
			derivedType = "number";
		} else if (isStack(t)) {
			transformNode = head = StackNode.makeFromTransform(head, t);
			derivedType = "derived";
		} else if (isFold(t)) {
			transformNode = head = new FoldTransformNode(head, t);
			derivedType = "derived";
		} else if (isExtent(t)) {
			transformNode = head = new ExtentTransformNode(head, t);
			derivedType = "derived";
		} else if (isFlatten(t)) {
			transformNode = head = new FlattenTransformNode(head, t);
			derivedType = "derived";
		} else if (isPivot(t)) {
			transformNode = head = new PivotTransformNode(head, t);
			derivedType = "derived";
		} else if (isSample(t)) head = new SampleTransformNode(head, t);
		else if (isImpute(t)) {
			transformNode = head = ImputeNode.makeFromTransform(head, t);
			derivedType = "derived";
		} else if (isDensity(t)) {
			transformNode = head = new DensityTransformNode(head, t);
			derivedType = "derived";
		} else if (isQuantile(t)) {
			transformNode = head = new QuantileTransformNode(head, t);
			derivedType = "derived";
		} else if (isRegression(t)) {
			transformNode = head = new RegressionTransformNode(head, t);
			derivedType = "derived";
		} else if (isLoess(t)) {
			transformNode = head = new LoessTransformNode(head, t);
			derivedType = "derived";
		} else {
			warn(invalidTransformIgnored(t));
			continue;
		}
		if (transformNode && derivedType !== void 0) for (const field of transformNode.producedFields() ?? []) ancestorParse.set(field, derivedType, false);
	}
	return head;
}
function parseData(model) {
	let head = parseRoot(model, model.component.data.sources);
	const { outputNodes, outputNodeRefCounts } = model.component.data;
	const data = model.data;
	const ancestorParse = !(data && (isGenerator(data) || isUrlData(data) || isInlineData(data))) && model.parent ? model.parent.component.data.ancestorParse.clone() : new AncestorParse();
	if (isGenerator(data)) {
		if (isSequenceGenerator(data)) head = new SequenceNode(head, data.sequence);
		else if (isGraticuleGenerator(data)) head = new GraticuleNode(head, data.graticule);
		ancestorParse.parseNothing = true;
	} else if (data?.format?.parse === null) ancestorParse.parseNothing = true;
	head = ParseNode.makeExplicit(head, model, ancestorParse) ?? head;
	head = new IdentifierNode(head);
	const parentIsLayer = model.parent && isLayerModel(model.parent);
	if (isUnitModel(model) || isFacetModel(model)) {
		if (parentIsLayer) head = BinNode.makeFromEncoding(head, model) ?? head;
	}
	if (model.transforms.length > 0) head = parseTransformArray(head, model, ancestorParse);
	const implicitSelection = getImplicitFromSelection(model);
	const implicitEncoding = getImplicitFromEncoding(model);
	head = ParseNode.makeWithAncestors(head, {}, {
		...implicitSelection,
		...implicitEncoding
	}, ancestorParse) ?? head;
	if (isUnitModel(model)) {
		head = GeoJSONNode.parseAll(head, model);
		head = GeoPointNode.parseAll(head, model);
	}
	if (isUnitModel(model) || isFacetModel(model)) {
		if (!parentIsLayer) head = BinNode.makeFromEncoding(head, model) ?? head;
		head = TimeUnitNode.makeFromEncoding(head, model) ?? head;
		head = CalculateNode.parseAllForSortIndex(head, model);
	}
	const raw = head = makeOutputNode(DataSourceType.Raw, model, head);
	if (isUnitModel(model)) {
		const agg = AggregateNode.makeFromEncoding(head, model);
		if (agg) {
			head = agg;
			if (requiresSelectionId(model)) head = new IdentifierNode(head);
		}
		head = ImputeNode.makeFromEncoding(head, model) ?? head;
		head = StackNode.makeFromEncoding(head, model) ?? head;
	}
	let preFilterInvalid;
	let dataSourcesForHandlingInvalidValues;
	if (isUnitModel(model)) {
		const { markDef, mark, config } = model;
		const { marks, scales } = dataSourcesForHandlingInvalidValues = getDataSourcesForHandlingInvalidValues({
			invalid: getMarkPropOrConfig("invalid", markDef, config),
			isPath: isPathMark(mark)
		});
		if (marks !== scales && scales === "include-invalid-values") preFilterInvalid = head = makeOutputNode(DataSourceType.PreFilterInvalid, model, head);
		if (marks === "exclude-invalid-values") head = FilterInvalidNode.make(head, model, dataSourcesForHandlingInvalidValues) ?? head;
	}
	const main = head = makeOutputNode(DataSourceType.Main, model, head);
	let postFilterInvalid;
	if (isUnitModel(model) && dataSourcesForHandlingInvalidValues) {
		const { marks, scales } = dataSourcesForHandlingInvalidValues;
		if (marks === "include-invalid-values" && scales === "exclude-invalid-values") {
			head = FilterInvalidNode.make(head, model, dataSourcesForHandlingInvalidValues) ?? head;
			postFilterInvalid = head = makeOutputNode(DataSourceType.PostFilterInvalid, model, head);
		}
	}
	if (isUnitModel(model)) materializeSelections(model, main);
	let facetRoot = null;
	if (isFacetModel(model)) {
		const facetName = model.getName("facet");
		head = makeJoinAggregateFromFacet(head, model.facet) ?? head;
		facetRoot = new FacetNode(head, model, facetName, main.getSource());
		outputNodes[facetName] = facetRoot;
	}
	return {
		...model.component.data,
		outputNodes,
		outputNodeRefCounts,
		raw,
		main,
		facetRoot,
		ancestorParse,
		preFilterInvalid,
		postFilterInvalid
	};
}
function makeOutputNode(dataSourceType, model, head) {
	const { outputNodes, outputNodeRefCounts } = model.component.data;
	const name = model.getDataName(dataSourceType);
	const node = new OutputNode(head, name, dataSourceType, outputNodeRefCounts);
	outputNodes[name] = node;
	return node;
}
var ConcatModel = class extends Model {
	children;
	constructor(spec, parent, parentGivenName, config) {
		super(spec, "concat", parent, parentGivenName, config, spec.resolve);
		if (spec.resolve?.axis?.x === "shared" || spec.resolve?.axis?.y === "shared") warn(CONCAT_CANNOT_SHARE_AXIS);
		this.children = this.getChildren(spec).map((child, i) => {
			return buildModel(child, this, this.getName(`concat_${i}`), void 0, config);
		});
	}
	parseData() {
		this.component.data = parseData(this);
		for (const child of this.children) child.parseData();
	}
	parseSelections() {
		this.component.selection = {};
		for (const child of this.children) {
			child.parseSelections();
			for (const key of keys(child.component.selection)) this.component.selection[key] = child.component.selection[key];
		}
		if (vals(this.component.selection).some((selCmpt) => isTimerSelection(selCmpt))) error(MULTI_VIEW_ANIMATION_UNSUPPORTED);
	}
	parseMarkGroup() {
		for (const child of this.children) child.parseMarkGroup();
	}
	parseAxesAndHeaders() {
		for (const child of this.children) child.parseAxesAndHeaders();
	}
	getChildren(spec) {
		if (isVConcatSpec(spec)) return spec.vconcat;
		else if (isHConcatSpec(spec)) return spec.hconcat;
		return spec.concat;
	}
	parseLayoutSize() {
		parseConcatLayoutSize(this);
	}
	parseAxisGroup() {
		return null;
	}
	assembleSelectionTopLevelSignals(signals) {
		return this.children.reduce((sg, child) => child.assembleSelectionTopLevelSignals(sg), signals);
	}
	assembleSignals() {
		this.children.forEach((child) => child.assembleSignals());
		return [];
	}
	assembleLayoutSignals() {
		const layoutSignals = assembleLayoutSignals(this);
		for (const child of this.children) layoutSignals.push(...child.assembleLayoutSignals());
		return layoutSignals;
	}
	assembleSelectionData(data) {
		return this.children.reduce((db, child) => child.assembleSelectionData(db), data);
	}
	assembleMarks() {
		return this.children.map((child) => {
			const title = child.assembleTitle();
			const style = child.assembleGroupStyle();
			const encodeEntry = child.assembleGroupEncodeEntry(false);
			return {
				type: "group",
				name: child.getName("group"),
				...title ? { title } : {},
				...style ? { style } : {},
				...encodeEntry ? { encode: { update: encodeEntry } } : {},
				...child.assembleGroup()
			};
		});
	}
	assembleGroupStyle() {}
	assembleDefaultLayout() {
		const columns = this.layout.columns;
		return {
			...columns != null ? { columns } : {},
			bounds: "full",
			align: "each"
		};
	}
};
function isFalseOrNull(v) {
	return v === false || v === null;
}
const AXIS_COMPONENT_PROPERTIES = keys({
	disable: 1,
	gridScale: 1,
	scale: 1,
	...COMMON_AXIS_PROPERTIES_INDEX,
	labelExpr: 1,
	encode: 1
});
var AxisComponent = class AxisComponent extends Split {
	explicit;
	implicit;
	mainExtracted;
	constructor(explicit = {}, implicit = {}, mainExtracted = false) {
		super();
		this.explicit = explicit;
		this.implicit = implicit;
		this.mainExtracted = mainExtracted;
	}
	clone() {
		return new AxisComponent(duplicate(this.explicit), duplicate(this.implicit), this.mainExtracted);
	}
	hasAxisPart(part) {
		if (part === "axis") return true;
		if (part === "grid" || part === "title") return !!this.get(part);
		return !isFalseOrNull(this.get(part));
	}
	hasOrientSignalRef() {
		return isSignalRef(this.explicit.orient);
	}
};
function labels(model, channel, specifiedLabelsSpec) {
	const { encoding, config } = model;
	const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]) ?? getFieldOrDatumDef(encoding[getSecondaryRangeChannel(channel)]);
	const { format, formatType } = model.axis(channel) || {};
	if (isCustomFormatType(formatType)) return {
		text: formatCustomType({
			fieldOrDatumDef,
			field: "datum.value",
			format,
			formatType,
			config
		}),
		...specifiedLabelsSpec
	};
	else if (format === void 0 && formatType === void 0 && config.customFormatTypes) {
		if (channelDefType(fieldOrDatumDef) === "quantitative") {
			if (isPositionFieldOrDatumDef(fieldOrDatumDef) && fieldOrDatumDef.stack === "normalize" && config.normalizedNumberFormatType) return {
				text: formatCustomType({
					fieldOrDatumDef,
					field: "datum.value",
					format: config.normalizedNumberFormat,
					formatType: config.normalizedNumberFormatType,
					config
				}),
				...specifiedLabelsSpec
			};
			else if (config.numberFormatType) return {
				text: formatCustomType({
					fieldOrDatumDef,
					field: "datum.value",
					format: config.numberFormat,
					formatType: config.numberFormatType,
					config
				}),
				...specifiedLabelsSpec
			};
		}
		if (channelDefType(fieldOrDatumDef) === "temporal" && config.timeFormatType && isFieldDef(fieldOrDatumDef) && !fieldOrDatumDef.timeUnit) return {
			text: formatCustomType({
				fieldOrDatumDef,
				field: "datum.value",
				format: config.timeFormat,
				formatType: config.timeFormatType,
				config
			}),
			...specifiedLabelsSpec
		};
	}
	return specifiedLabelsSpec;
}
function parseUnitAxes(model) {
	return POSITION_SCALE_CHANNELS.reduce((axis, channel) => {
		if (model.component.scales[channel]) axis[channel] = [parseAxis(channel, model)];
		return axis;
	}, {});
}
const OPPOSITE_ORIENT = {
	bottom: "top",
	top: "bottom",
	left: "right",
	right: "left"
};
function parseLayerAxes(model) {
	const { axes, resolve } = model.component;
	const axisCount = {
		top: 0,
		bottom: 0,
		right: 0,
		left: 0
	};
	for (const child of model.children) {
		child.parseAxesAndHeaders();
		for (const channel of keys(child.component.axes)) {
			resolve.axis[channel] = parseGuideResolve(model.component.resolve, channel);
			if (resolve.axis[channel] === "shared") {
				axes[channel] = mergeAxisComponents(axes[channel], child.component.axes[channel]);
				if (!axes[channel]) {
					resolve.axis[channel] = "independent";
					delete axes[channel];
				}
			}
		}
	}
	for (const channel of POSITION_SCALE_CHANNELS) {
		for (const child of model.children) {
			if (!child.component.axes[channel]) continue;
			if (resolve.axis[channel] === "independent") {
				axes[channel] = (axes[channel] ?? []).concat(child.component.axes[channel]);
				for (const axisComponent of child.component.axes[channel]) {
					const { value: orient, explicit } = axisComponent.getWithExplicit("orient");
					if (isSignalRef(orient)) continue;
					if (axisCount[orient] > 0 && !explicit) {
						const oppositeOrient = OPPOSITE_ORIENT[orient];
						if (axisCount[orient] > axisCount[oppositeOrient]) axisComponent.set("orient", oppositeOrient, false);
					}
					axisCount[orient]++;
				}
			}
			delete child.component.axes[channel];
		}
		if (resolve.axis[channel] === "independent" && axes[channel] && axes[channel].length > 1) {
			for (const [index, axisCmpt] of (axes[channel] || []).entries()) if (index > 0 && !!axisCmpt.get("grid") && !axisCmpt.explicit.grid) axisCmpt.implicit.grid = false;
		}
	}
}
function mergeAxisComponents(mergedAxisCmpts, childAxisCmpts) {
	if (mergedAxisCmpts) {
		if (mergedAxisCmpts.length !== childAxisCmpts.length) return;
		const length = mergedAxisCmpts.length;
		for (let i = 0; i < length; i++) {
			const merged = mergedAxisCmpts[i];
			const child = childAxisCmpts[i];
			if (!!merged !== !!child) return;
			else if (merged && child) {
				const mergedOrient = merged.getWithExplicit("orient");
				const childOrient = child.getWithExplicit("orient");
				if (mergedOrient.explicit && childOrient.explicit && mergedOrient.value !== childOrient.value) return;
				else mergedAxisCmpts[i] = mergeAxisComponent(merged, child);
			}
		}
	} else return childAxisCmpts.map((axisComponent) => axisComponent.clone());
	return mergedAxisCmpts;
}
function mergeAxisComponent(merged, child) {
	for (const prop of AXIS_COMPONENT_PROPERTIES) {
		const mergedValueWithExplicit = mergeValuesWithExplicit(merged.getWithExplicit(prop), child.getWithExplicit(prop), prop, "axis", (v1, v2) => {
			switch (prop) {
				case "title": return mergeTitleComponent(v1, v2);
				case "gridScale": return {
					explicit: v1.explicit,
					value: getFirstDefined(v1.value, v2.value)
				};
			}
			return defaultTieBreaker(v1, v2, prop, "axis");
		});
		merged.setWithExplicit(prop, mergedValueWithExplicit);
	}
	return merged;
}
function isExplicit(value, property, axis, model, channel) {
	if (property === "disable") return axis !== void 0;
	axis = axis || {};
	switch (property) {
		case "titleAngle":
		case "labelAngle": return value === (isSignalRef(axis.labelAngle) ? axis.labelAngle : normalizeAngle(axis.labelAngle));
		case "values": return !!axis.values;
		case "encode": return !!axis.encoding || !!axis.labelAngle;
		case "title": if (value === getFieldDefTitle(model, channel)) return true;
	}
	return value === axis[property];
}
/**
* Properties to always include values from config
*/
const propsToAlwaysIncludeConfig = /* @__PURE__ */ new Set([
	"grid",
	"translate",
	"format",
	"formatType",
	"orient",
	"labelExpr",
	"tickCount",
	"position",
	"tickMinStep"
]);
function parseAxis(channel, model) {
	let axis = model.axis(channel);
	const axisComponent = new AxisComponent();
	const fieldOrDatumDef = getFieldOrDatumDef(model.encoding[channel]);
	const { mark, config } = model;
	const orient = axis?.orient || config[channel === "x" ? "axisX" : "axisY"]?.orient || config.axis?.orient || defaultOrient(channel);
	const scaleType = model.getScaleComponent(channel).get("type");
	const axisConfigs = getAxisConfigs(channel, scaleType, orient, model.config);
	const disable = axis !== void 0 ? !axis : getAxisConfig("disable", config.style, axis?.style, axisConfigs).configValue;
	axisComponent.set("disable", disable, axis !== void 0);
	if (disable) return axisComponent;
	axis = axis || {};
	const labelAngle = getLabelAngle(fieldOrDatumDef, axis, channel, config.style, axisConfigs);
	const formatType = guideFormatType(axis.formatType, fieldOrDatumDef, scaleType);
	const format = guideFormat(fieldOrDatumDef, fieldOrDatumDef.type, axis.format, axis.formatType, config, true);
	const ruleParams = {
		fieldOrDatumDef,
		axis,
		channel,
		model,
		scaleType,
		orient,
		labelAngle,
		format,
		formatType,
		mark,
		config
	};
	for (const property of AXIS_COMPONENT_PROPERTIES) {
		const value = property in axisRules ? axisRules[property](ruleParams) : isAxisProperty(property) ? axis[property] : void 0;
		const hasValue = value !== void 0;
		const explicit = isExplicit(value, property, axis, model, channel);
		if (hasValue && explicit) axisComponent.set(property, value, explicit);
		else {
			const { configValue = void 0, configFrom = void 0 } = isAxisProperty(property) && property !== "values" ? getAxisConfig(property, config.style, axis.style, axisConfigs) : {};
			const hasConfigValue = configValue !== void 0;
			if (hasValue && !hasConfigValue) axisComponent.set(property, value, explicit);
			else if (!(configFrom === "vgAxisConfig") || propsToAlwaysIncludeConfig.has(property) && hasConfigValue || isConditionalAxisValue(configValue) || isSignalRef(configValue)) axisComponent.set(property, configValue, false);
		}
	}
	const axisEncoding = axis.encoding ?? {};
	const axisEncode = AXIS_PARTS.reduce((e, part) => {
		if (!axisComponent.hasAxisPart(part)) return e;
		const axisEncodingPart = guideEncodeEntry(axisEncoding[part] ?? {}, model);
		const value = part === "labels" ? labels(model, channel, axisEncodingPart) : axisEncodingPart;
		if (value !== void 0 && !isEmpty(value)) e[part] = { update: value };
		return e;
	}, {});
	if (!isEmpty(axisEncode)) axisComponent.set("encode", axisEncode, !!axis.encoding || axis.labelAngle !== void 0);
	return axisComponent;
}
function initLayoutSize({ encoding, size }) {
	for (const channel of POSITION_SCALE_CHANNELS) {
		const sizeType = getSizeChannel(channel);
		if (isStep(size[sizeType])) {
			if (isContinuousFieldOrDatumDef(encoding[channel])) {
				delete size[sizeType];
				warn(stepDropped(sizeType));
			}
		}
	}
	return size;
}
const arc = {
	vgMark: "arc",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				size: "ignore",
				orient: "ignore",
				theta: "ignore"
			}),
			...pointPosition("x", model, { defaultPos: "mid" }),
			...pointPosition("y", model, { defaultPos: "mid" }),
			...rectPosition(model, "radius"),
			...rectPosition(model, "theta")
		};
	}
};
const area = {
	vgMark: "area",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				orient: "include",
				size: "ignore",
				theta: "ignore"
			}),
			...pointOrRangePosition("x", model, {
				defaultPos: "zeroOrMin",
				defaultPos2: "zeroOrMin",
				range: model.markDef.orient === "horizontal"
			}),
			...pointOrRangePosition("y", model, {
				defaultPos: "zeroOrMin",
				defaultPos2: "zeroOrMin",
				range: model.markDef.orient === "vertical"
			}),
			...defined(model)
		};
	}
};
const bar = {
	vgMark: "rect",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				orient: "ignore",
				size: "ignore",
				theta: "ignore"
			}),
			...rectPosition(model, "x"),
			...rectPosition(model, "y")
		};
	}
};
const geoshape = {
	vgMark: "shape",
	encodeEntry: (model) => {
		return { ...baseEncodeEntry(model, {
			align: "ignore",
			baseline: "ignore",
			color: "include",
			size: "ignore",
			orient: "ignore",
			theta: "ignore"
		}) };
	},
	postEncodingTransform: (model) => {
		const { encoding } = model;
		const shapeDef = encoding.shape;
		return [{
			type: "geoshape",
			projection: model.projectionName(),
			...shapeDef && isFieldDef(shapeDef) && shapeDef.type === GEOJSON ? { field: vgField(shapeDef, { expr: "datum" }) } : {}
		}];
	}
};
const image = {
	vgMark: "image",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "ignore",
				orient: "ignore",
				size: "ignore",
				theta: "ignore"
			}),
			...rectPosition(model, "x"),
			...rectPosition(model, "y"),
			...text$1(model, "url")
		};
	}
};
const line = {
	vgMark: "line",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				size: "ignore",
				orient: "ignore",
				theta: "ignore"
			}),
			...pointPosition("x", model, { defaultPos: "mid" }),
			...pointPosition("y", model, { defaultPos: "mid" }),
			...nonPosition("size", model, { vgChannel: "strokeWidth" }),
			...defined(model)
		};
	}
};
const trail = {
	vgMark: "trail",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				size: "include",
				orient: "ignore",
				theta: "ignore"
			}),
			...pointPosition("x", model, { defaultPos: "mid" }),
			...pointPosition("y", model, { defaultPos: "mid" }),
			...nonPosition("size", model),
			...defined(model)
		};
	}
};
function encodeEntry(model, fixedShape) {
	const { config } = model;
	return {
		...baseEncodeEntry(model, {
			align: "ignore",
			baseline: "ignore",
			color: "include",
			size: "include",
			orient: "ignore",
			theta: "ignore"
		}),
		...pointPosition("x", model, { defaultPos: "mid" }),
		...pointPosition("y", model, { defaultPos: "mid" }),
		...nonPosition("size", model),
		...nonPosition("angle", model),
		...shapeMixins(model, config, fixedShape)
	};
}
function shapeMixins(model, config, fixedShape) {
	if (fixedShape) return { shape: { value: fixedShape } };
	return nonPosition("shape", model);
}
const point = {
	vgMark: "symbol",
	encodeEntry: (model) => {
		return encodeEntry(model);
	}
};
const circle = {
	vgMark: "symbol",
	encodeEntry: (model) => {
		return encodeEntry(model, "circle");
	}
};
const square = {
	vgMark: "symbol",
	encodeEntry: (model) => {
		return encodeEntry(model, "square");
	}
};
const rect = {
	vgMark: "rect",
	encodeEntry: (model) => {
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				orient: "ignore",
				size: "ignore",
				theta: "ignore"
			}),
			...rectPosition(model, "x"),
			...rectPosition(model, "y")
		};
	}
};
const rule = {
	vgMark: "rule",
	encodeEntry: (model) => {
		const { markDef } = model;
		const orient = markDef.orient;
		if (!model.encoding.x && !model.encoding.y && !model.encoding.latitude && !model.encoding.longitude) return {};
		return {
			...baseEncodeEntry(model, {
				align: "ignore",
				baseline: "ignore",
				color: "include",
				orient: "ignore",
				size: "ignore",
				theta: "ignore"
			}),
			...pointOrRangePosition("x", model, {
				defaultPos: orient === "horizontal" ? "zeroOrMax" : "mid",
				defaultPos2: "zeroOrMin",
				range: orient !== "vertical"
			}),
			...pointOrRangePosition("y", model, {
				defaultPos: orient === "vertical" ? "zeroOrMax" : "mid",
				defaultPos2: "zeroOrMin",
				range: orient !== "horizontal"
			}),
			...nonPosition("size", model, { vgChannel: "strokeWidth" })
		};
	}
};
const text = {
	vgMark: "text",
	encodeEntry: (model) => {
		const { config, encoding } = model;
		return {
			...baseEncodeEntry(model, {
				align: "include",
				baseline: "include",
				color: "include",
				size: "ignore",
				orient: "ignore",
				theta: "include"
			}),
			...pointPosition("x", model, { defaultPos: "mid" }),
			...pointPosition("y", model, { defaultPos: "mid" }),
			...text$1(model),
			...nonPosition("size", model, { vgChannel: "fontSize" }),
			...nonPosition("angle", model),
			...valueIfDefined("align", align(model.markDef, encoding, config)),
			...valueIfDefined("baseline", baseline(model.markDef, encoding, config)),
			...pointPosition("radius", model, { defaultPos: null }),
			...pointPosition("theta", model, { defaultPos: null })
		};
	}
};
function align(markDef, encoding, config) {
	if (getMarkPropOrConfig("align", markDef, config) === void 0) return "center";
}
function baseline(markDef, encoding, config) {
	if (getMarkPropOrConfig("baseline", markDef, config) === void 0) return "middle";
}
const markCompiler = {
	arc,
	area,
	bar,
	circle,
	geoshape,
	image,
	line,
	point,
	rect,
	rule,
	square,
	text,
	tick: {
		vgMark: "rect",
		encodeEntry: (model) => {
			const { config, markDef } = model;
			const orient = markDef.orient;
			const vgSizeAxisChannel = orient === "horizontal" ? "x" : "y";
			const vgThicknessAxisChannel = orient === "horizontal" ? "y" : "x";
			const vgThicknessChannel = orient === "horizontal" ? "height" : "width";
			return {
				...baseEncodeEntry(model, {
					align: "ignore",
					baseline: "ignore",
					color: "include",
					orient: "ignore",
					size: "ignore",
					theta: "ignore"
				}),
				...rectPosition(model, vgSizeAxisChannel),
				...pointPosition(vgThicknessAxisChannel, model, {
					defaultPos: "mid",
					vgChannel: vgThicknessAxisChannel === "y" ? "yc" : "xc"
				}),
				[vgThicknessChannel]: signalOrValueRef(getMarkPropOrConfig("thickness", markDef, config))
			};
		}
	},
	trail
};
function parseMarkGroups(model) {
	if (contains([
		LINE,
		AREA,
		TRAIL
	], model.mark)) {
		const details = pathGroupingFields(model.mark, model.encoding);
		if (details.length > 0) return getPathGroups(model, details);
	} else if (model.mark === BAR) {
		const hasCornerRadius = VG_CORNERRADIUS_CHANNELS.some((prop) => getMarkPropOrConfig(prop, model.markDef, model.config));
		if (model.stack && !model.fieldDef("size") && hasCornerRadius) return getGroupsForStackedBarWithCornerRadius(model);
	}
	return getMarkGroup(model);
}
const FACETED_PATH_PREFIX = "faceted_path_";
function getPathGroups(model, details) {
	return [{
		name: model.getName("pathgroup"),
		type: "group",
		from: { facet: {
			name: FACETED_PATH_PREFIX + model.requestDataName(DataSourceType.Main),
			data: model.requestDataName(DataSourceType.Main),
			groupby: details
		} },
		encode: { update: {
			width: { field: { group: "width" } },
			height: { field: { group: "height" } }
		} },
		marks: getMarkGroup(model, { fromPrefix: FACETED_PATH_PREFIX })
	}];
}
const STACK_GROUP_PREFIX = "stack_group_";
/**
* We need to put stacked bars into groups in order to enable cornerRadius for stacks.
* If stack is used and the model doesn't have size encoding, we put the mark into groups,
* and apply cornerRadius properties at the group.
*/
function getGroupsForStackedBarWithCornerRadius(model) {
	const [mark] = getMarkGroup(model, { fromPrefix: STACK_GROUP_PREFIX });
	const fieldScale = model.scaleName(model.stack.fieldChannel);
	const stackField = (opt = {}) => model.vgField(model.stack.fieldChannel, opt);
	const stackFieldGroup = (func, expr) => {
		return `${func}(${[
			stackField({
				prefix: "min",
				suffix: "start",
				expr
			}),
			stackField({
				prefix: "max",
				suffix: "start",
				expr
			}),
			stackField({
				prefix: "min",
				suffix: "end",
				expr
			}),
			stackField({
				prefix: "max",
				suffix: "end",
				expr
			})
		].map((field) => `scale('${fieldScale}',${field})`).join(",")})`;
	};
	let groupUpdate;
	let innerGroupUpdate;
	if (model.stack.fieldChannel === "x") {
		groupUpdate = {
			...pick(mark.encode.update, [
				"y",
				"yc",
				"y2",
				"height",
				...VG_CORNERRADIUS_CHANNELS
			]),
			x: { signal: stackFieldGroup("min", "datum") },
			x2: { signal: stackFieldGroup("max", "datum") },
			clip: { value: true }
		};
		innerGroupUpdate = {
			x: {
				field: { group: "x" },
				mult: -1
			},
			height: { field: { group: "height" } }
		};
		mark.encode.update = {
			...omit(mark.encode.update, [
				"y",
				"yc",
				"y2"
			]),
			height: { field: { group: "height" } }
		};
	} else {
		groupUpdate = {
			...pick(mark.encode.update, [
				"x",
				"xc",
				"x2",
				"width"
			]),
			y: { signal: stackFieldGroup("min", "datum") },
			y2: { signal: stackFieldGroup("max", "datum") },
			clip: { value: true }
		};
		innerGroupUpdate = {
			y: {
				field: { group: "y" },
				mult: -1
			},
			width: { field: { group: "width" } }
		};
		mark.encode.update = {
			...omit(mark.encode.update, [
				"x",
				"xc",
				"x2"
			]),
			width: { field: { group: "width" } }
		};
	}
	for (const key of VG_CORNERRADIUS_CHANNELS) {
		const configValue = getMarkConfig(key, model.markDef, model.config);
		if (mark.encode.update[key]) {
			groupUpdate[key] = mark.encode.update[key];
			delete mark.encode.update[key];
		} else if (configValue) groupUpdate[key] = signalOrValueRef(configValue);
		if (configValue) mark.encode.update[key] = { value: 0 };
	}
	const groupby = [];
	if (model.stack.groupbyChannels?.length > 0) for (const groupbyChannel of model.stack.groupbyChannels) {
		const groupByField = model.fieldDef(groupbyChannel);
		const field = vgField(groupByField);
		if (field) groupby.push(field);
		if (groupByField?.bin || groupByField?.timeUnit) groupby.push(vgField(groupByField, { binSuffix: "end" }));
	}
	groupUpdate = [
		"stroke",
		"strokeWidth",
		"strokeJoin",
		"strokeCap",
		"strokeDash",
		"strokeDashOffset",
		"strokeMiterLimit",
		"strokeOpacity"
	].reduce((encode, prop) => {
		if (mark.encode.update[prop]) return {
			...encode,
			[prop]: mark.encode.update[prop]
		};
		else {
			const configValue = getMarkConfig(prop, model.markDef, model.config);
			if (configValue !== void 0) return {
				...encode,
				[prop]: signalOrValueRef(configValue)
			};
			else return encode;
		}
	}, groupUpdate);
	if (groupUpdate.stroke) {
		groupUpdate.strokeForeground = { value: true };
		groupUpdate.strokeOffset = { value: 0 };
	}
	return [{
		type: "group",
		from: { facet: {
			data: model.requestDataName(DataSourceType.Main),
			name: STACK_GROUP_PREFIX + model.requestDataName(DataSourceType.Main),
			groupby,
			aggregate: {
				fields: [
					stackField({ suffix: "start" }),
					stackField({ suffix: "start" }),
					stackField({ suffix: "end" }),
					stackField({ suffix: "end" })
				],
				ops: [
					"min",
					"max",
					"min",
					"max"
				]
			}
		} },
		encode: { update: groupUpdate },
		marks: [{
			type: "group",
			encode: { update: innerGroupUpdate },
			marks: [mark]
		}]
	}];
}
function getSort(model) {
	const { encoding, stack, mark, markDef, config } = model;
	const order = encoding.order;
	if (!isArray(order) && isValueDef(order) && isNullOrFalse(order.value) || !order && isNullOrFalse(getMarkPropOrConfig("order", markDef, config))) return;
	else if ((isArray(order) || isFieldDef(order)) && !stack) return sortParams(order, { expr: "datum" });
	else if (isPathMark(mark)) {
		const dimensionChannel = markDef.orient === "horizontal" ? "y" : "x";
		const dimensionChannelDef = encoding[dimensionChannel];
		if (isFieldDef(dimensionChannelDef)) return { field: dimensionChannel };
	}
}
function getMarkGroup(model, opt = { fromPrefix: "" }) {
	const { mark, markDef, encoding, config } = model;
	const clip = getFirstDefined(markDef.clip, scaleClip(model), projectionClip(model));
	const style = getStyles(markDef);
	const key = encoding.key;
	const sort = getSort(model);
	const interactive = interactiveFlag(model);
	if (interactive && Object.values(model.component.selection).some((s) => s.type === "point" && !s.bind && s.on !== "pointerover")) model.markDef.cursor ??= "pointer";
	const aria = getMarkPropOrConfig("aria", markDef, config);
	const postEncodingTransform = markCompiler[mark].postEncodingTransform ? markCompiler[mark].postEncodingTransform(model) : null;
	return [{
		name: model.getName("marks"),
		type: markCompiler[mark].vgMark,
		...clip ? { clip } : {},
		...style ? { style } : {},
		...key ? { key: key.field } : {},
		...sort ? { sort } : {},
		...interactive ? interactive : {},
		...aria === false ? { aria } : {},
		from: { data: opt.fromPrefix + model.requestDataName(DataSourceType.Main) },
		encode: { update: markCompiler[mark].encodeEntry(model) },
		...postEncodingTransform ? { transform: postEncodingTransform } : {}
	}];
}
/**
* If scales are bound to interval selections, we want to automatically clip
* marks to account for panning/zooming interactions. We identify bound scales
* by the selectionExtent property, which gets added during scale parsing.
*/
function scaleClip(model) {
	const xScale = model.getScaleComponent("x");
	const yScale = model.getScaleComponent("y");
	return xScale?.get("selectionExtent") || yScale?.get("selectionExtent") ? true : void 0;
}
/**
* If we use a custom projection with auto-fitting to the geodata extent,
* we need to clip to ensure the chart size doesn't explode.
*/
function projectionClip(model) {
	const projection = model.component.projection;
	return projection && !projection.isFit ? true : void 0;
}
/**
* Only output interactive flags if we have selections defined somewhere in our model hierarchy.
*/
function interactiveFlag(model) {
	if (!model.component.selection) return null;
	const unitCount = keys(model.component.selection).length;
	let parentCount = unitCount;
	let parent = model.parent;
	while (parent && parentCount === 0) {
		parentCount = keys(parent.component.selection).length;
		parent = parent.parent;
	}
	return parentCount ? { interactive: unitCount > 0 || model.mark === "geoshape" || !!model.encoding.tooltip || !!model.markDef.tooltip } : null;
}
/**
* Internal model of Vega-Lite specification for the compiler.
*/
var UnitModel = class extends ModelWithField {
	markDef;
	encoding;
	specifiedScales = {};
	stack;
	specifiedAxes = {};
	specifiedLegends = {};
	specifiedProjection = {};
	selection = [];
	children = [];
	constructor(spec, parent, parentGivenName, parentGivenSize = {}, config) {
		super(spec, "unit", parent, parentGivenName, config, void 0, isFrameMixins(spec) ? spec.view : void 0);
		const markDef = isMarkDef(spec.mark) ? { ...spec.mark } : { type: spec.mark };
		const mark = markDef.type;
		if (markDef.filled === void 0) markDef.filled = defaultFilled(markDef, config, { graticule: spec.data && isGraticuleGenerator(spec.data) });
		const encoding = this.encoding = initEncoding(spec.encoding || {}, mark, markDef.filled, config);
		this.markDef = initMarkdef(markDef, encoding, config);
		this.size = initLayoutSize({
			encoding,
			size: isFrameMixins(spec) ? {
				...parentGivenSize,
				...spec.width !== void 0 ? { width: spec.width } : {},
				...spec.height !== void 0 ? { height: spec.height } : {}
			} : parentGivenSize
		});
		this.stack = stack(this.markDef, encoding);
		this.specifiedScales = this.initScales(mark, encoding);
		this.specifiedAxes = this.initAxes(encoding);
		this.specifiedLegends = this.initLegends(encoding);
		this.specifiedProjection = spec.projection;
		this.selection = (spec.params ?? []).filter((p) => isSelectionParameter(p));
		this.alignStackOrderWithColorDomain();
	}
	get hasProjection() {
		const { encoding } = this;
		const isGeoShapeMark = this.mark === GEOSHAPE;
		const hasGeoPosition = encoding && GEOPOSITION_CHANNELS.some((channel) => isFieldOrDatumDef(encoding[channel]));
		return isGeoShapeMark || hasGeoPosition;
	}
	/**
	* Return specified Vega-Lite scale domain for a particular channel
	* @param channel
	*/
	scaleDomain(channel) {
		const scale = this.specifiedScales[channel];
		return scale ? scale.domain : void 0;
	}
	axis(channel) {
		return this.specifiedAxes[channel];
	}
	legend(channel) {
		return this.specifiedLegends[channel];
	}
	initScales(mark, encoding) {
		return SCALE_CHANNELS.reduce((scales, channel) => {
			const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
			if (fieldOrDatumDef) scales[channel] = this.initScale(fieldOrDatumDef.scale ?? {});
			return scales;
		}, {});
	}
	initScale(scale) {
		const { domain, range } = scale;
		const scaleInternal = replaceExprRef(scale);
		if (isArray(domain)) scaleInternal.domain = domain.map(signalRefOrValue);
		if (isArray(range)) scaleInternal.range = range.map(signalRefOrValue);
		return scaleInternal;
	}
	initAxes(encoding) {
		return POSITION_SCALE_CHANNELS.reduce((_axis, channel) => {
			const channelDef = encoding[channel];
			if (isFieldOrDatumDef(channelDef) || channel === X && isFieldOrDatumDef(encoding.x2) || channel === Y && isFieldOrDatumDef(encoding.y2)) {
				const axisSpec = isFieldOrDatumDef(channelDef) ? channelDef.axis : void 0;
				_axis[channel] = axisSpec ? this.initAxis({ ...axisSpec }) : axisSpec;
			}
			return _axis;
		}, {});
	}
	initAxis(axis) {
		const props = keys(axis);
		const axisInternal = {};
		for (const prop of props) {
			const val = axis[prop];
			axisInternal[prop] = isConditionalAxisValue(val) ? signalOrValueRefWithCondition(val) : signalRefOrValue(val);
		}
		return axisInternal;
	}
	initLegends(encoding) {
		return NONPOSITION_SCALE_CHANNELS.reduce((_legend, channel) => {
			const fieldOrDatumDef = getFieldOrDatumDef(encoding[channel]);
			if (fieldOrDatumDef && supportLegend(channel)) {
				const legend = fieldOrDatumDef.legend;
				_legend[channel] = legend ? replaceExprRef(legend) : legend;
			}
			return _legend;
		}, {});
	}
	/**
	* If this unit lacks order encoding but does contain a color domain
	* add transform and encoding that aligns the stack order with the color domain.
	*/
	alignStackOrderWithColorDomain() {
		const { color, fill, order, xOffset, yOffset } = this.encoding;
		const colorField = fill || color;
		const colorEncoding = isFieldDef(colorField) ? colorField : void 0;
		const field = colorEncoding?.field;
		const scale = colorEncoding?.scale;
		const colorEncodingType = colorEncoding?.type;
		const domain = scale?.domain;
		const offset = xOffset || yOffset;
		const offsetEncoding = isFieldDef(offset) ? offset : void 0;
		const orderFieldName = `_${field}_sort_index`;
		if (!order && Array.isArray(domain) && typeof field === "string" && colorEncodingType === "nominal") {
			if (offsetEncoding && !offsetEncoding.sort) offsetEncoding.sort = domain;
			else {
				if (!this.stack) return;
				const orderExpression = `indexof(${stringValue(domain)}, datum['${field}'])`;
				const sort = this.markDef?.orient === "horizontal" ? "ascending" : "descending";
				this.transforms.push({
					calculate: orderExpression,
					as: orderFieldName
				});
				this.encoding.order = {
					field: orderFieldName,
					type: "quantitative",
					sort
				};
			}
		}
	}
	parseData() {
		this.component.data = parseData(this);
	}
	parseLayoutSize() {
		parseUnitLayoutSize(this);
	}
	parseSelections() {
		this.component.selection = parseUnitSelection(this, this.selection);
	}
	parseMarkGroup() {
		this.component.mark = parseMarkGroups(this);
	}
	parseAxesAndHeaders() {
		this.component.axes = parseUnitAxes(this);
	}
	assembleSelectionTopLevelSignals(signals) {
		return assembleTopLevelSignals(this, signals);
	}
	assembleSignals() {
		return [...assembleAxisSignals(this), ...assembleUnitSelectionSignals(this, [])];
	}
	assembleSelectionData(data) {
		return assembleUnitSelectionData(this, data);
	}
	assembleLayout() {
		return null;
	}
	assembleLayoutSignals() {
		return assembleLayoutSignals(this);
	}
	/**
	* Corrects the data references in marks after assemble.
	*/
	correctDataNames = (mark) => {
		if (mark.from?.data) {
			mark.from.data = this.lookupDataSource(mark.from.data);
			if ("time" in this.encoding) mark.from.data = mark.from.data + CURR;
		}
		if (mark.from?.facet?.data) mark.from.facet.data = this.lookupDataSource(mark.from.facet.data);
		return mark;
	};
	assembleMarks() {
		let marks = this.component.mark ?? [];
		if (!this.parent || !isLayerModel(this.parent)) marks = assembleUnitSelectionMarks(this, marks);
		return marks.map(this.correctDataNames);
	}
	assembleGroupStyle() {
		const { style } = this.view || {};
		if (style !== void 0) return style;
		if (this.encoding.x || this.encoding.y) return "cell";
		else return "view";
	}
	getMapping() {
		return this.encoding;
	}
	get mark() {
		return this.markDef.type;
	}
	channelHasField(channel) {
		return channelHasField(this.encoding, channel);
	}
	fieldDef(channel) {
		const channelDef = this.encoding[channel];
		return getFieldDef(channelDef);
	}
	typedFieldDef(channel) {
		const fieldDef = this.fieldDef(channel);
		if (isTypedFieldDef(fieldDef)) return fieldDef;
		return null;
	}
};
var LayerModel = class LayerModel extends Model {
	children;
	constructor(spec, parent, parentGivenName, parentGivenSize, config) {
		super(spec, "layer", parent, parentGivenName, config, spec.resolve, spec.view);
		const layoutSize = {
			...parentGivenSize,
			...spec.width ? { width: spec.width } : {},
			...spec.height ? { height: spec.height } : {}
		};
		this.children = spec.layer.map((layer, i) => {
			if (isLayerSpec(layer)) return new LayerModel(layer, this, this.getName(`layer_${i}`), layoutSize, config);
			else if (isUnitSpec(layer)) return new UnitModel(layer, this, this.getName(`layer_${i}`), layoutSize, config);
			throw new Error(invalidSpec(layer));
		});
	}
	parseData() {
		this.component.data = parseData(this);
		for (const child of this.children) child.parseData();
	}
	parseLayoutSize() {
		parseLayerLayoutSize(this);
	}
	parseSelections() {
		this.component.selection = {};
		for (const child of this.children) {
			child.parseSelections();
			for (const key of keys(child.component.selection)) this.component.selection[key] = child.component.selection[key];
		}
		if (vals(this.component.selection).some((selCmpt) => isTimerSelection(selCmpt))) error(MULTI_VIEW_ANIMATION_UNSUPPORTED);
	}
	parseMarkGroup() {
		for (const child of this.children) child.parseMarkGroup();
	}
	parseAxesAndHeaders() {
		parseLayerAxes(this);
	}
	assembleSelectionTopLevelSignals(signals) {
		return this.children.reduce((sg, child) => child.assembleSelectionTopLevelSignals(sg), signals);
	}
	assembleSignals() {
		return this.children.reduce((signals, child) => {
			return signals.concat(child.assembleSignals());
		}, assembleAxisSignals(this));
	}
	assembleLayoutSignals() {
		return this.children.reduce((signals, child) => {
			return signals.concat(child.assembleLayoutSignals());
		}, assembleLayoutSignals(this));
	}
	assembleSelectionData(data) {
		return this.children.reduce((db, child) => child.assembleSelectionData(db), data);
	}
	assembleGroupStyle() {
		const uniqueStyles = /* @__PURE__ */ new Set();
		for (const child of this.children) for (const style of array_default(child.assembleGroupStyle())) uniqueStyles.add(style);
		const styles = Array.from(uniqueStyles);
		return styles.length > 1 ? styles : styles.length === 1 ? styles[0] : void 0;
	}
	assembleTitle() {
		let title = super.assembleTitle();
		if (title) return title;
		for (const child of this.children) {
			title = child.assembleTitle();
			if (title) return title;
		}
	}
	assembleLayout() {
		return null;
	}
	assembleMarks() {
		return assembleLayerSelectionMarks(this, this.children.flatMap((child) => {
			return child.assembleMarks();
		}));
	}
	assembleLegends() {
		return this.children.reduce((legends, child) => {
			return legends.concat(child.assembleLegends());
		}, assembleLegends(this));
	}
};
function buildModel(spec, parent, parentGivenName, unitSize, config) {
	if (isFacetSpec(spec)) return new FacetModel(spec, parent, parentGivenName, config);
	else if (isLayerSpec(spec)) return new LayerModel(spec, parent, parentGivenName, unitSize, config);
	else if (isUnitSpec(spec)) return new UnitModel(spec, parent, parentGivenName, unitSize, config);
	else if (isAnyConcatSpec(spec)) return new ConcatModel(spec, parent, parentGivenName, config);
	throw new Error(invalidSpec(spec));
}
/**
* Vega-Lite's main function, for compiling Vega-Lite spec into Vega spec.
*
* At a high-level, we make the following transformations in different phases:
*
* Input spec
*     |
*     |  (Normalization)
*     v
* Normalized Spec (Row/Column channels in single-view specs becomes faceted specs, composite marks becomes layered specs.)
*     |
*     |  (Build Model)
*     v
* A model tree of the spec
*     |
*     |  (Parse)
*     v
* A model tree with parsed components (intermediate structure of visualization primitives in a format that can be easily merged)
*     |
*     | (Optimize)
*     v
* A model tree with parsed components with the data component optimized
*     |
*     | (Assemble)
*     v
* Vega spec
*
* @param inputSpec The Vega-Lite specification.
* @param opt       Optional arguments passed to the Vega-Lite compiler.
* @returns         An object containing the compiled Vega spec and normalized Vega-Lite spec.
*/
function compile(inputSpec, opt = {}) {
	if (opt.logger) set(opt.logger);
	if (opt.fieldTitle) setTitleFormatter(opt.fieldTitle);
	try {
		const config = initConfig(mergeConfig(opt.config, inputSpec.config));
		const spec = normalize(inputSpec, config);
		const model = buildModel(spec, null, "", void 0, config);
		model.parse();
		optimizeDataflow(model.component.data, model);
		return {
			spec: assembleTopLevelModel(model, getTopLevelProperties(inputSpec, spec.autosize, config, model), inputSpec.datasets, inputSpec.usermeta),
			normalized: spec
		};
	} finally {
		if (opt.logger) reset();
		if (opt.fieldTitle) resetTitleFormatter();
	}
}
function getTopLevelProperties(inputSpec, autosize, config, model) {
	const width = model.component.layoutSize.get("width");
	const height = model.component.layoutSize.get("height");
	if (autosize === void 0) {
		autosize = { type: "pad" };
		if (model.hasAxisOrientSignalRef()) autosize.resize = true;
	} else if (isString(autosize)) autosize = { type: autosize };
	if (width && height && isFitType(autosize.type)) {
		if (width === "step" && height === "step") {
			warn(droppingFit());
			autosize.type = "pad";
		} else if (width === "step" || height === "step") {
			const sizeType = width === "step" ? "width" : "height";
			warn(droppingFit(getPositionScaleChannel(sizeType)));
			autosize.type = getFitType(sizeType === "width" ? "height" : "width");
		}
	}
	return {
		...keys(autosize).length === 1 && autosize.type ? autosize.type === "pad" ? {} : { autosize: autosize.type } : { autosize },
		...extractTopLevelProperties(config, false),
		...extractTopLevelProperties(inputSpec, true)
	};
}
function assembleTopLevelModel(model, topLevelProperties, datasets = {}, usermeta) {
	const vgConfig = model.config ? stripAndRedirectConfig(model.config) : void 0;
	const rootData = assembleRootData(model.component.data, datasets);
	const data = model.assembleSelectionData(rootData);
	const projections = model.assembleProjections();
	const title = model.assembleTitle();
	const style = model.assembleGroupStyle();
	const encodeEntry = model.assembleGroupEncodeEntry(true);
	let layoutSignals = model.assembleLayoutSignals();
	layoutSignals = layoutSignals.filter((signal) => {
		if ((signal.name === "width" || signal.name === "height") && signal.value !== void 0) {
			topLevelProperties[signal.name] = +signal.value;
			return false;
		}
		return true;
	});
	const { params, ...otherTopLevelProps } = topLevelProperties;
	return {
		$schema: "https://vega.github.io/schema/vega/v6.json",
		...model.description ? { description: model.description } : {},
		...otherTopLevelProps,
		...title ? { title } : {},
		...style ? { style } : {},
		...encodeEntry ? { encode: { update: encodeEntry } } : {},
		data,
		...projections.length > 0 ? { projections } : {},
		...model.assembleGroup([
			...layoutSignals,
			...model.assembleSelectionTopLevelSignals([]),
			...assembleParameterSignals(params)
		]),
		...vgConfig ? { config: vgConfig } : {},
		...usermeta ? { usermeta } : {}
	};
}
const version = pkg.version;
export { accessPathDepth, accessPathWithDatum, accessWithDatumToUnescapedPath, compile, contains, deepEqual, deleteNestedProperty, duplicate, entries$1 as entries, every, fieldIntersection, flatAccessWithDatum, getFirstDefined, hasIntersection, hasProperty, hash, internalField, isBoolean, isEmpty, isEqual, isInternalField, isNullOrFalse, isNumeric, isPrimitive, keys, logicalExpr, mergeDeep, never, normalize, normalizeAngle, omit, pick, prefixGenerator, removePathFromField, replaceAll, replacePathInField, resetIdCounter, setEqual, some, stringify, titleCase, unescapeSingleQuoteAndPathDot, unique, uniqueId, vals, varName, version };
